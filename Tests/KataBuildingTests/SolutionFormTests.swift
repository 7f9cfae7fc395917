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
    #expect(SolutionForm.instrumented(isPassed: false).isGated)
  }

  @Test func spendsNoTimeOnWhatThePlainFormHasShown() {
    let form = SolutionForm.instrumented(isPassed: true)
    #expect(!form.isGated)
    #expect(!form.flags(flags).contains("-gline-tables-only"))
    #expect(form.flags(flags).contains("-default-isolation"))
  }

  @Test(arguments: ["kata_mutant_set", "kata_solution"])
  func letsTheInstrumentedFormDefineWhatTheHostCalls(symbol: String) {
    let gate = SymbolGate(definitions: SolutionForm.instrumented(isPassed: false).definitions)
    #expect(gate.findings(in: "\(symbol) T 10 20").isEmpty)
  }

  @Test func letsThePlainFormDefineNoSwitch() {
    let gate = SymbolGate(definitions: SolutionForm.plain.definitions)
    #expect(gate.findings(in: "kata_mutant_set T 10 20").map(\.id) == ["symbol.kata_mutant_set"])
  }
}
