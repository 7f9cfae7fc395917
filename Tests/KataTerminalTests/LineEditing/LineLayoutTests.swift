import Testing

@testable import KataTerminal

struct LineLayoutTests {
  private struct Example: Sendable, CustomTestStringConvertible {
    let line: String
    let cursor: Int
    let place: [Int]
    let end: [Int]
    var testDescription: String { "\(line.debugDescription) at \(cursor)" }
  }

  private func layout(_ line: String, cursor: Int = 0, right: String = "", columns: Int = 10)
    throws -> LineLayout
  {
    try #require(TerminalLocale.useUTF8())
    return LineLayout(
      prompt: PromptText(rendered: "> "),
      line: LineState(scalars: Array(line.unicodeScalars), cursor: cursor),
      right: PromptText(rendered: right), columns: columns)
  }

  private func texts(_ layout: LineLayout) -> [String] {
    layout.rows.map { $0.cells.map(\.text).joined() }
  }

  @Test(arguments: [
    Example(line: "", cursor: 0, place: [0, 2], end: [0, 2]),
    Example(line: "abcdefg", cursor: 0, place: [0, 2], end: [0, 9]),
    // A row that is full ends at once.
    Example(line: "abcdefgh", cursor: 8, place: [1, 0], end: [1, 0]),
    Example(line: "abcdefgh", cursor: 7, place: [0, 9], end: [1, 0]),
    // A wide character does not fit into one column, and the cursor before it goes with it.
    Example(line: "abcdefg世", cursor: 7, place: [1, 0], end: [1, 2]),
    Example(line: "ab\ncd", cursor: 3, place: [1, 0], end: [1, 2]),
    Example(line: "a\tb", cursor: 3, place: [0, 9], end: [0, 9]),
    Example(line: "\u{1b}[A", cursor: 3, place: [0, 6], end: [0, 6]),
    Example(line: "\u{2028}", cursor: 1, place: [0, 9], end: [0, 9]),
    Example(line: "e\u{301}x", cursor: 2, place: [0, 3], end: [0, 4]),
  ])
  private func placesTheCursor(example: Example) throws {
    let layout = try layout(example.line, cursor: example.cursor)
    #expect([layout.cursor.row, layout.cursor.column] == example.place)
    #expect([layout.end.row, layout.end.column] == example.end)
  }

  @Test(arguments: [
    ("abcdefg世", ["> abcdefg ", "世"]), ("\u{7f}\u{1b}", ["> ^?^["]), ("\u{301}", ["> \u{301}"]),
    ("abcdefgh\u{301}i", ["> abcdefgh\u{301}", "i"]), ("a\n\u{301}", ["> a", " \u{301}"]),
  ])
  func fillsItsRows(line: String, rows: [String]) throws {
    #expect(try texts(layout(line)) == rows)
  }

  @Test(arguments: [("ab", "> ab  [x]"), ("abc", "> abc [x]"), ("abcd", "> abcd")])
  func leavesTheRightPromptOutWhereTheLineReachesIt(line: String, row: String) throws {
    #expect(try texts(layout(line, right: "[x]")) == [row])
  }
}
