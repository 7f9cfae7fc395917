import KataCore
import Testing

@testable import KataSyntax

struct CompiledTextsTests {
  private let gate = StaticGate(contract: "GreetingContract")

  private func findings(_ written: String, compiled: String) -> [Finding] {
    let source = SourceFile(path: "Sources/Screen.swift", text: written)
    let file = BridgedFile(
      source: source, text: compiled,
      shifts: [.init(line: 2, column: 5, removed: 1, inserted: 8)])
    let known = gate.findings(in: [ParsedFile(source)])
    return CompiledTexts(files: [file], gate: gate, glance: gate.glance, parser: FileParser())
      .findings(beside: known)
  }

  @Test func refusesWhatOnlyTheCompiledTextSays() throws {
    let found = findings("func f() {\n  g(a)\n}", compiled: "func f() {\n  g(exit(0)\n}")
    #expect(found.map(\.id) == ["gate.exit"])
    let location = try #require(found.first?.location)
    #expect(location.line == 2 && location.column == 5)
    #expect(found.first?.excerpt == "  g(a)")
  }

  @Test func repeatsNothing() {
    #expect(findings("func f() {\n  exit(0)\n}", compiled: "func f() {\n    exit(0)\n}").isEmpty)
  }
}
