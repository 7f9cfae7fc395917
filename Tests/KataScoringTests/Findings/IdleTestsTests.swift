import KataCore
import Testing

@testable import KataScoring

struct IdleTestsTests {
  private func idle(_ own: OwnTests?, _ evidence: Scoring.Evidence = .ownTests) -> [String] {
    IdleTests().findings(in: ChangedProgram.context(evidence, ownTests: own)).map(\.summary)
  }

  @Test func asksForTestsWhereTheyCountAndThereAreNone() {
    #expect(idle(nil) == ["There are no tests of yours yet"])
    #expect(idle(nil, .suites).isEmpty)
    #expect(idle(ChangedProgram.tests([ChangedProgram.mutant(.killed)])).isEmpty)
  }

  @Test func saysWhyNoTestCounts() {
    let changes = [ChangedProgram.mutant(.uncovered)]
    #expect(
      idle(ChangedProgram.tests(changes, passing: 0, failing: 2)) == [
        "Both of your tests fail, so none counts"
      ])
    #expect(
      idle(ChangedProgram.tests(changes, passing: 0, failing: 3)) == [
        "All 3 of your tests fail, so none counts"
      ])
  }

  @Test func blamesAssertionsOnlyForLinesThatAreRun() {
    #expect(
      idle(
        ChangedProgram.tests([ChangedProgram.mutant(.killed), ChangedProgram.mutant(.uncovered)])
      ).isEmpty)
    #expect(
      idle(
        ChangedProgram.tests([ChangedProgram.mutant(.survived), ChangedProgram.mutant(.survived)]))
        == [
          "Your own tests notice 0 of 2 changes in the lines that they run"
        ])
  }
}
