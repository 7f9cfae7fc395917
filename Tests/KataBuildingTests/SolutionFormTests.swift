import KataCore
import Testing

@testable import KataBuilding

struct SolutionFormTests {
  private let flags = SolutionDialect.flags + SolutionDialect.guards

  @Test func tellsTheCompilerEverythingOfAPlainForm() {
    #expect(SolutionForm.plain.flags(flags) == flags)
  }

  @Test func keepsEveryGuardWhereThePlainFormIsUnknown() {
    #expect(SolutionForm.instrumented(isPassed: false).flags(flags) == flags)
  }

  @Test(arguments: [true, false])
  func keepsEveryFormToTheSameStrictness(isPassed: Bool) {
    for isTestable in [true, false] {
      let form = SolutionForm.instrumented(isPassed: isPassed, isTestable: isTestable)
      let given = form.flags(flags)
      #expect(SolutionDialect.guards.allSatisfy(given.contains))
      #expect(!given.contains("-suppress-warnings"), "It would hide the errors of strictness too.")
    }
  }

  @Test func spendsNoTimeOnWhatThePlainFormHasShown() {
    let form = SolutionForm.instrumented(isPassed: true)
    #expect(!form.flags(flags).contains("-gline-tables-only"))
    #expect(form.flags(flags).contains("-default-isolation"))
  }

  @Test(arguments: ["kata_mutant_set", "kata_solution"])
  func letsTheInstrumentedFormDefineWhatTheHostCalls(symbol: String) {
    let gate = SymbolGate(definitions: SolutionForm.instrumented(isPassed: false).definitions)
    #expect(gate.findings(in: [ObjectSymbol(line: "\(symbol) T")]).isEmpty)
  }

  @Test func letsThePlainFormDefineNoSwitch() {
    let gate = SymbolGate(definitions: SolutionForm.plain.definitions)
    #expect(
      gate.findings(in: [ObjectSymbol(line: "kata_mutant_set T")]).map(\.id)
        == ["symbol.kata_mutant_set"])
  }
}
