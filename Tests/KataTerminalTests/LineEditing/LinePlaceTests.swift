import Testing

@testable import KataTerminal

struct LinePlaceTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let cursor: Int
    let row: Int
    let last: [Int]
    var testDescription: String { "\(line.debugDescription) at \(cursor)" }
  }

  @Test(arguments: [
    Row(line: "", cursor: 0, row: 0, last: [0, 2]),
    Row(line: "abcdefg", cursor: 0, row: 0, last: [0, 9]),
    // A row that is full ends at once.
    Row(line: "abcdefgh", cursor: 8, row: 1, last: [1, 0]),
    Row(line: "abcdefgh", cursor: 7, row: 0, last: [1, 0]),
    // A wide character does not fit into one column, and the cursor before it goes with it.
    Row(line: "abcdefg世", cursor: 7, row: 1, last: [1, 2]),
    Row(line: "ab\ncd", cursor: 3, row: 1, last: [1, 2]),
    Row(line: "a\tb", cursor: 3, row: 0, last: [0, 9]),
    Row(line: "\u{1b}[A", cursor: 3, row: 0, last: [0, 6]),
    Row(line: "\u{2028}", cursor: 1, row: 0, last: [0, 9]),
  ])
  private func followsTheEditorsWayOfDrawing(row: Row) throws {
    try #require(TerminalLocale.useUTF8())
    let place = LinePlace(
      prompt: Array("> ".unicodeScalars), line: Array(row.line.unicodeScalars),
      cursor: row.cursor, columns: 10, rows: 24)
    #expect(place.row == row.row)
    #expect([place.lastRow, place.lastColumn] == row.last)
  }

  @Test func staysInsideTheWindow() throws {
    let line = Array(String(repeating: "x", count: 200).unicodeScalars)
    let place = LinePlace(prompt: [], line: line, cursor: 200, columns: 10, rows: 5)
    #expect(place.lastRow == 4)
  }
}
