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
    let ratios = BenchRatio.all(of: [
      .plainWholeModule: Samples([2]), .plainUsualMode: Samples([4]), .checkAfterEdit: Samples([3]),
    ])
    let verdict = try #require(ratios.first)
    #expect(verdict.rounds.values == [1.5])
  }

  @Test func comparesLintWithoutChecks() {
    let ratios = BenchRatio.all(of: [.parse: Samples([1]), .lint: Samples([4])])
    #expect(ratios.map(\.isHeld) == [true])
  }

  @Test func leavesOutWhatWasNotMeasured() {
    let ratios = BenchRatio.all(of: [
      .plainWholeModule: Samples([2]), .checkAfterEdit: Samples([3]),
    ])
    #expect(ratios.count == 1)
  }
}
