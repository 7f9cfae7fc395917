import Testing

@testable import KataCLI

struct ReplLineTests {
  private let commands = ["check", "completions", "contract", "read", "records", "reset", "help"]

  private func read(_ line: String) -> ReplLine { ReplLine(line, commands: commands) }

  @Test(arguments: ["", "   ", "\t"])
  func takesABlankLineAsNothing(line: String) {
    #expect(read(line) == .nothing)
  }

  @Test(arguments: ["exit", "quit", "q", "kata quit"])
  func leaves(line: String) {
    #expect(read(line) == .leave)
  }

  @Test(arguments: [
    ("check --all", ["check", "--all"]), ("kata check", ["check"]), ("ch", ["check"]),
    ("c", ["check"]), ("r 3", ["read", "3"]), ("?", ["help"]), ("kata", ["help"]),
    ("--version", ["--version"]), ("chekc", ["chekc"]),
  ])
  func readsCommandsWithTheirShortForms(line: String, words: [String]) {
    #expect(read(line) == .command(words))
  }

  @Test func asksForMoreWhereAShortFormIsNotUnique() {
    #expect(read("re x") == .ambiguous("re", among: ["read", "records", "reset"]))
  }

  @Test func keepsWhatOnlyASessionKnows() {
    #expect(read("cd ../there") == .enter("../there"))
    #expect(read("cd") == .enter(nil))
    #expect(read("!!") == .repeatLast)
    #expect(read("bind -v") == .bind(["-v"]))
    #expect(read("edit 'x") == .openQuote("'"))
  }
}
