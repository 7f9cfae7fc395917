import Testing

@testable import KataTerminal

struct LineScreenTests {
  private let prompt = "kata·问 ❯ "

  private func layout(_ typing: RandomTyping, columns: Int) -> LineLayout {
    LineLayout(
      prompt: PromptText(rendered: prompt),
      line: LineState(scalars: typing.line, cursor: typing.cursor), columns: columns)
  }

  @Test(arguments: [10, 11, 12, 13, 17, 25, 39, 40, 41, 63, 79, 80, 81, 120])
  func showsEveryLineWhereItBelongs(columns: Int) throws {
    try #require(TerminalLocale.useUTF8())
    var typing = RandomTyping(seed: UInt64(columns), holdsLineFeeds: true)
    var (terminal, screen) = (WideScreen(columns: columns, height: 90), LineScreen())
    for _ in 0..<400 {
      _ = typing.keys(3)
      terminal.feed(screen.show(layout(typing, columns: columns), height: 90))
      let expected = ExpectedWindow(
        prompt: prompt, line: typing.line, cursor: typing.cursor, columns: columns, height: 90)
      try #require(expected.isShown(on: terminal), "\(typing.text): \(terminal.rows)")
    }
  }

  @Test(arguments: [2, 3, 5])
  func showsThePartWithTheCursor(height: Int) throws {
    try #require(TerminalLocale.useUTF8())
    var typing = RandomTyping(seed: UInt64(height))
    var (terminal, screen) = (WideScreen(columns: 11, height: height), LineScreen())
    for _ in 0..<400 {
      _ = typing.keys(3)
      let layout = layout(typing, columns: 11)
      terminal.feed(screen.show(layout, height: height))
      let rows = layout.rows.map { WideScreen.trimmed($0.cells.map(\.text).joined()) }
      let top = layout.cursor.row - terminal.cursor[0]
      let shown = Array(rows.dropFirst(top).prefix(height))
      try #require(terminal.rows == shown + Array(repeating: "", count: height - shown.count))
      #expect(terminal.cursor[1] == layout.cursor.column)
    }
  }

  @Test func writesOnlyWhatIsDifferent() throws {
    try #require(TerminalLocale.useUTF8())
    var screen = LineScreen()
    func show(_ text: String, right: String = "") -> String {
      let layout = LineLayout(
        prompt: PromptText(rendered: "\u{1b}[32m>\u{1b}[0m "), line: LineState(text: text),
        right: PromptText(rendered: right), columns: 20)
      return screen.show(layout, height: 5)
    }
    #expect(show("中") == "\u{1b}[32m>\u{1b}[0m 中")
    #expect(show("中文") == "文")
    #expect(show("中文") == "")
    #expect(show("中") == "\r\u{1b}[4C\u{1b}[K")
    #expect(show("中", right: "[9]").hasSuffix("[9]\r\u{1b}[4C"))
    #expect(show("中文", right: "[9]") == "文")
  }

  @Test func joinsWrappedRowsIntoOneText() throws {
    try #require(TerminalLocale.useUTF8())
    var screen = LineScreen()
    let layout = LineLayout(
      prompt: PromptText(rendered: ""), line: LineState(text: "abcde"), columns: 4)
    #expect(screen.show(layout, height: 5) == "abcde")
    #expect(screen.leave(saying: "^C") == "^C\n")
  }

  @Test func erasesTheRowsOfAnotherWidth() throws {
    try #require(TerminalLocale.useUTF8())
    func erasing(columns: Int) -> String {
      var screen = LineScreen()
      let line = LineState(text: "一二三四五六")
      _ = screen.show(
        LineLayout(prompt: PromptText(rendered: "> "), line: line, columns: 8), height: 5)
      return screen.erase(columns: columns)
    }
    #expect(erasing(columns: 8) == "\u{1b}[1A\r \u{1b}[J\r")
    #expect(erasing(columns: 4) == "\u{1b}[3A\r \u{1b}[J\r")
    #expect(erasing(columns: 40) == "\r \u{1b}[J\r")
  }
}
