import Testing

@testable import KataPipeline

struct ScreenCueTests {
  @Test(arguments: [
    "kata ❯ ", "TAB completes.\r\n\u{1b}[?2004h\u{1b}[1mkata \u{1b}[0m\u{1b}[1;36m❯\u{1b}[0m ",
    String(repeating: "x", count: 900) + "\nkata ❯ ",
  ])
  func seesThePromptAtTheEnd(output: String) {
    #expect(ScreenCue.prompt.isThere(in: Array(output.utf8)))
  }

  @Test(arguments: [
    "", "kata ", "kata ❯ lessons ", "kata ❯ \r\nChecking", "kata \u{1b}[1;36m\u{e2}",
  ])
  func seesNoPromptWhereSomethingElseStands(output: String) {
    #expect(!ScreenCue.prompt.isThere(in: Array(output.utf8)))
  }

  @Test func seesThePagersOwnPrompt() {
    #expect(ScreenCue.pager.isThere(in: Array("a line\u{1b}[m\r\n:\u{1b}[K".utf8)))
  }

  @Test func tellsAQuestionFromAPrompt() {
    let output = Array("b) Two\r\n\r\nYour answer (a, b; Enter skips, q stops): ".utf8)
    #expect(ScreenCue.question.isThere(in: output))
    #expect(!ScreenCue.prompt.isThere(in: output))
  }
}
