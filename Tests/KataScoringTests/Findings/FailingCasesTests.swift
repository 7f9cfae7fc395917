import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// What is told of the first case that fails.
struct FailingCasesTests {
  private func reason(of subject: RunTraces.CaseTrace.Subject) -> String? {
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: "class A {}")])
    let failed = RunTraces.CaseTrace(
      id: "VIPER.x", group: .structure, title: "It holds.", isPassed: false, loadsView: true,
      probes: [], about: subject)
    let context = FindingContext(
      Design(facts, duties: nil, pattern: nil), traces: RunTraces(cases: [failed], mutants: []))
    return FailingCases().findings(in: context).first?.reason
  }

  @Test func saysThatAPartWasCalledOnlyWhereTheContractHasAProtocolForIt() {
    let called = reason(of: .init(seam: "GreetingPresenter", member: "didTapGreet()"))
    #expect(called?.contains("calls each part alone") == true)
    let looked = reason(of: .init(types: ["A"]))
    #expect(looked?.contains("may know and keep") == true)
  }
}
