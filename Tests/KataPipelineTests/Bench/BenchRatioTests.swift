import Testing

@testable import KataPipeline

struct BenchRatioTests {
  @Test func comparesRoundByRound() {
    let ratio = BenchRatio("", Samples([2, 30, 4]), over: Samples([1, 10, 1]))
    #expect(ratio.rounds.values == [2, 3, 4])
  }

  @Test(arguments: [
    (BenchRatio.Budget.atMost(2), true), (.atMost(1.9), false), (.atLeast(2), true),
    (.atLeast(2.1), false),
  ])
  func holdsTheMedianAgainstTheBudget(budget: BenchRatio.Budget, isHeld: Bool) {
    let ratio = BenchRatio("", Samples([1, 2, 9]), over: Samples([1, 1, 1]), budget: budget)
    #expect(ratio.isHeld == isHeld)
  }

  @Test func judgesNothingWithoutABudget() {
    #expect(BenchRatio("", Samples([1]), over: Samples([1])).isHeld == nil)
  }

  @Test func measuresVerdictsByTheFasterCompile() throws {
    let timings: [BenchStep: Samples] = [
      .plainWholeModule: Samples([2]), .plainUsualMode: Samples([4]), .checkAfterEdit: Samples([3]),
    ]
    let ratios = BenchRatio.all(of: timings, isDebugBuild: true)
    let verdict = try #require(ratios.first)
    #expect(verdict.rounds.values == [1.5])
  }

  @Test(arguments: [(false, true), (true, nil)] as [(Bool, Bool?)])
  func holdsLintAgainstTheParserOnlyInAReleaseBuild(isDebugBuild: Bool, isHeld: Bool?) {
    let timings: [BenchStep: Samples] = [.parse: Samples([1]), .lint: Samples([4])]
    let ratios = BenchRatio.all(of: timings, isDebugBuild: isDebugBuild)
    #expect(ratios.map(\.isHeld) == [isHeld])
  }

  @Test(arguments: [(4.9, true), (5.1, false)])
  func asksThatAFolderTakesNoLongerThanItGrows(seconds: Double, isHeld: Bool) {
    let timings: [BenchStep: Samples] = [
      .lintFolder: Samples([1]), .lintGrownFolder: Samples([seconds]),
    ]
    #expect(BenchRatio.all(of: timings, isDebugBuild: true).map(\.isHeld) == [isHeld])
  }

  @Test func leavesOutWhatWasNotMeasured() {
    let timings: [BenchStep: Samples] = [
      .plainWholeModule: Samples([2]), .checkAfterEdit: Samples([3]),
    ]
    #expect(BenchRatio.all(of: timings, isDebugBuild: false).count == 1)
  }
}
