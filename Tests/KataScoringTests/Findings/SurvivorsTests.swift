import KataCore
import Testing

@testable import KataScoring

/// What is told of the changes to the code that no test notices, by whose tests count.
struct SurvivorsTests {
  private func survivors(_ mutants: [Mutant], passing: Int = 1) -> [DesignFinding] {
    Survivors().findings(
      in: ChangedProgram.context(
        .ownTests, ownTests: ChangedProgram.tests(mutants, passing: passing)))
  }

  @Test func tellsOfATypeThatNoTestRuns() {
    let found = survivors([
      ChangedProgram.mutant(.uncovered), ChangedProgram.mutant(.uncovered, nth: 1),
    ])
    #expect(found.map(\.summary) == ["No test of yours runs `Wording`"])
    #expect(found.first?.step == "Write one in `Tests`: `Wording` needs no view.")
    #expect(found.first?.lesson == "doubles")
    #expect(found.first?.locations.map(\.line) == [2, 3])
  }

  @Test func tellsOfAFunctionThatNoTestRuns() {
    let found = survivors([
      ChangedProgram.mutant(.killed), ChangedProgram.mutant(.uncovered, nth: 1),
    ])
    #expect(found.map(\.summary) == ["No test of yours runs `Wording.name`"])
  }

  @Test func tellsWhatTestsRunAndDoNotCheck() {
    let found = survivors([
      ChangedProgram.mutant(.survived), ChangedProgram.mutant(.killed),
      ChangedProgram.mutant(.survived),
    ])
    #expect(found.map(\.summary) == ["Your tests run `Wording.sum` and miss 2 of 3 changes to it"])
  }

  @Test func tellsOfLogicInAView() {
    let change = ChangedProgram.mutant(.uncovered, in: ChangedProgram.screen)
    let found = survivors([ChangedProgram.mutant(.killed), change])
    #expect(found.map(\.reason) == ["This logic runs only together with the screen."])
    let many = survivors([change, change, change])
    #expect(many.map(\.summary) == ["No test without a view notices 3 changes to `Screen`"])
  }

  @Test func tellsNothingBeforeAnyTestCounts() {
    #expect(survivors([ChangedProgram.mutant(.uncovered)], passing: 0).isEmpty)
  }

  @Test func blamesNoLearnerForWhatSuitesLeaveOut() {
    let missed = [
      ChangedProgram.mutant(.survived), ChangedProgram.mutant(.uncovered, nth: 1),
      ChangedProgram.mutant(.survived, in: ChangedProgram.screen),
    ]
    #expect(Survivors().findings(in: ChangedProgram.context(.suites, suites: missed)).isEmpty)
    let inView = [ChangedProgram.mutant(.uncovered, in: ChangedProgram.screen)]
    let found = Survivors().findings(in: ChangedProgram.context(.suites, suites: inView))
    #expect(
      found.map(\.summary) == ["No test without a view notices another result of `a + b`"])
  }

  @Test func shortensTheCodeThatItNames() {
    let short = ChangedProgram.mutant(.uncovered, in: ChangedProgram.screen)
    let mutant = Mutant(
      operator: .arithmetic, location: short.location, offset: short.offset,
      original: "service.load { [weak self] result in\n  self?.show(result)\n}", replacement: "",
      fate: .uncovered, killers: [])
    let summary =
      "No test without a view notices another result of `service.load { [weak self] result in se…`"
    #expect(
      Survivors().findings(in: ChangedProgram.context(.suites, suites: [mutant])).map(\.summary)
        == [summary])
  }
}
