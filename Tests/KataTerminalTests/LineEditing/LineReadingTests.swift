import Testing

@testable import KataTerminal

struct LineReadingTests {
  private func reading(_ input: Bool, _ output: Bool, _ terminal: String?) -> LineReading {
    let facts = TerminalFacts(
      outputIsTerminal: output, errorIsTerminal: true, inputIsTerminal: input,
      widthInColumns: nil, isUTF8: true)
    return LineReading(facts: facts, environment: terminal.map { ["TERM": $0] } ?? [:])
  }

  @Test func editsOnATerminal() {
    #expect(reading(true, true, "xterm") == .editor)
  }

  @Test(arguments: ["dumb", "", "emacs", nil])
  func readsPlainLinesWhereTheCursorCannotMove(terminal: String?) {
    #expect(reading(true, true, terminal) == .plain(promptOn: .output))
  }

  @Test func asksWhereSomebodySeesIt() {
    #expect(reading(true, false, "xterm") == .plain(promptOn: .error))
    #expect(reading(false, true, "xterm") == .plain(promptOn: nil))
  }
}
