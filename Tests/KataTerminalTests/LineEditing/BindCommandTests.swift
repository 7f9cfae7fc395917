import Testing

@testable import KataTerminal

struct BindCommandTests {
  @Test(arguments: [
    ["bind", "^[[A", "ed-move-to-beg"], ["kata:bind", "-a", "\\e[A", "x"],
    ["bind", "-s", "\\033[A", "x"],
  ])
  func knowsTheSequenceThatIsBound(words: [String]) {
    #expect(BindCommand(words)?.sequences == ["[A"])
  }

  @Test(arguments: [["bind", "^T", "x"], ["bind", "^[[A"], ["bind"], ["bind", "-k", "up", "x"]])
  func leavesOtherKeysAlone(words: [String]) {
    #expect(BindCommand(words)?.sequences == [])
  }

  @Test func tellsWhenAllKeysChange() {
    #expect(BindCommand(["bind", "-v"])?.changesKeys == true)
    #expect(BindCommand(["bind", "^T", "-v"])?.changesKeys == false)
    #expect(BindCommand(["setty", "-v"]) == nil)
  }
}
