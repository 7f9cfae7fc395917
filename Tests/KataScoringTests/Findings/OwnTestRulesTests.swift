import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// What is told of the changes to the code that no test notices, by whose tests count.
struct OwnTestRulesTests {
  private static func mutant(_ fate: Mutant.Fate) -> Mutant {
    Mutant(
      operator: .arithmetic, location: SourceLocation(path: "Sources/A.swift", line: 1, column: 1),
      offset: 0, original: "a + b", replacement: "a - b", fate: fate, killers: [])
  }

  private func context(_ evidence: Scoring.Evidence, ownTests: OwnTests? = nil) -> FindingContext {
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: "struct A {}")])
    return FindingContext(
      Design(facts, duties: nil, pattern: nil),
      mutants: [Self.mutant(.survived), Self.mutant(.uncovered)], ownTests: ownTests,
      evidence: evidence)
  }

  private let tests = OwnTests(
    tests: [OwnTests.Test(name: "A.testA", isPassed: true, message: nil, loadsView: false)],
    problems: [], mutants: [Self.mutant(.killed)])

  @Test func blamesNoLearnerForWhatASuiteRunsAndDoesNotCheck() {
    let found = Survivors().findings(in: context(.suites, ownTests: tests))
    #expect(found.map(\.reason) == ["This logic runs only together with the screen."])
  }

  @Test func tellsWhatOwnTestsRunAndDoNotCheck() {
    let found = Survivors().findings(in: context(.ownTests, ownTests: tests))
    #expect(found.count == 2)
    #expect(
      found.first?.summary == "No test without a view notices another result of `a + b`")
  }

  @Test func shortensTheCodeThatItNames() throws {
    let body = "service.load { [weak self] result in\n  self?.show(result)\n  self?.close()\n}"
    let mutant = Mutant(
      operator: .removedCall,
      location: SourceLocation(path: "Sources/A.swift", line: 1, column: 1), offset: 0,
      original: body, replacement: "", fate: .uncovered, killers: [])
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: "struct A {}")])
    let context = FindingContext(Design(facts), mutants: [mutant])
    #expect(
      try #require(Survivors().findings(in: context).first).summary
        == "No test without a view notices leaving out `service.load { [weak self] result in se…`")
  }

  @Test func asksForTestsWhereTheyCountAndThereAreNone() {
    let asked = IdleTests().findings(in: context(.ownTests))
    #expect(asked.map(\.summary) == ["There are no tests of yours yet"])
    #expect(Survivors().findings(in: context(.ownTests)).count == 1)
    #expect(IdleTests().findings(in: context(.suites)).isEmpty)
    #expect(IdleTests().findings(in: context(.ownTests, ownTests: tests)).isEmpty)
  }
}
