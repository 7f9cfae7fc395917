import KataText
import Testing

struct CodeExcerptTests {
  @Test func pointsAtTheColumn() {
    #expect(
      show("let a = veiw", column: 9) == [
        "7 │ let a = veiw",
        "  │         ^",
      ])
  }

  @Test func linesUpBehindTabsAndWideCharacters() {
    // Tab, two Chinese characters of three bytes each, then the target at byte 8.
    #expect(
      show("\t你好x", column: 8) == [
        "7 │     你好x",
        "  │         ^",
      ])
    #expect(show("a\tx", column: 3)[1] == "  │     ^")
  }

  @Test(arguments: [(0, 0), (1, 0), (3, 0), (4, 2), (8, 3), (99, 3)])
  func survivesAnyColumn(_ column: Int, _ caret: Int) {
    #expect(show("你b", column: column)[1].count == 4 + caret + 1)
  }

  @Test func showsControlsAsSigns() {
    #expect(show("a\u{1b}[8mb\u{202e}\u{0}", column: nil) == ["7 │ a␛[8mb\\u{202e}␀"])
  }

  @Test(arguments: [
    (1, "7 │ abcdefghijklmnop…", 0), (14, "7 │ abcdefghijklmnop…", 13),
    (20, "7 │ …klmnopqrstuvwxyz", 10), (26, "7 │ …klmnopqrstuvwxyz", 16),
  ])
  func cutsALongLineAroundTheColumn(_ column: Int, _ text: String, _ caret: Int) {
    let lines = show("abcdefghijklmnopqrstuvwxyz", column: column, width: 21)
    #expect(lines[0] == text)
    #expect(lines[1] == "  │ " + String(repeating: " ", count: caret) + "^")
  }

  @Test func dropsIndentationBeforeItCuts() {
    #expect(show("        abcdefghijkl", column: 9, width: 16) == ["7 │ abcdefghijkl", "  │ ^"])
  }

  @Test(arguments: 0...80)
  func keepsTheTargetInSight(_ column: Int) {
    let source = String(repeating: "ab你\t", count: 12)
    let lines = show(source, column: column, width: 24)
    for line in lines { #expect(DisplayWidth.of(line) <= 24) }
  }

  @Test func saysTheLineInWordsWithoutDrawing() {
    let excerpt = CodeExcerpt(source: "let a", line: 12, column: 5)
    let lines = excerpt.lines(width: 40, look: Look(hasColour: false, marks: .words))
    #expect(lines.map(\.plain) == ["line 12: let a"])
  }

  private func show(_ source: String, column: Int?, width: Int = 60) -> [String] {
    CodeExcerpt(source: source, line: 7, column: column)
      .lines(width: width, look: Look(hasColour: false)).map(\.plain)
  }
}
