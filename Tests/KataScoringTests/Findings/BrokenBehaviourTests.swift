import KataCore
import KataSyntax
import Testing

@testable import KataScoring

struct BrokenBehaviourTests {
  private func found(
    _ cases: [(CheckCase.Group, Bool)], hints: [String: String] = [:]
  ) -> [DesignFinding] {
    let traces = cases.enumerated().map { index, entry in
      RunTraces.CaseTrace(
        id: "case-\(index)", group: entry.0, title: "Case \(index) holds.", isPassed: entry.1,
        loadsView: true, probes: [])
    }
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: "class A {}")])
    return BrokenBehaviour().findings(
      in: FindingContext(
        Design(facts), traces: RunTraces(cases: traces, mutants: []), hints: hints))
  }

  @Test func countsTheBehavioursThatFailAndNamesTheFirst() {
    let found = found([(.behaviour, true), (.behaviour, false), (.behaviour, false)])
    #expect(
      found.map(\.summary) == ["The screen has to work first: 2 of 3 behaviour cases fail"])
    #expect(found.first?.level == .essential)
    #expect(found.first?.step == "Start with “Case 1 holds.”.")
  }

  @Test func givesTheHintOfTheFirstThatFails() {
    let found = found([(.behaviour, false)], hints: ["case-0": "Set the delegate."])
    #expect(found.map(\.step) == ["Set the delegate."])
  }

  @Test func leavesTheCasesOfAPatternToOthers() {
    #expect(found([(.behaviour, true), (.structure, false), (.lifetime, false)]).isEmpty)
    #expect(found([(.behaviour, false), (.structure, false)]).count == 1)
  }
}
