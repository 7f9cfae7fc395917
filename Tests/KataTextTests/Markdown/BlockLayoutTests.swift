import KataText
import Testing

struct BlockLayoutTests {
  private func lines(_ text: String, _ width: Int, _ look: Look = Look(hasColour: false))
    -> [String]
  {
    MarkdownPage(MarkdownDocument(text), width: width, look: look).text.map(\.plain)
  }

  @Test(arguments: [
    (Look(hasColour: true), ["A", "━", "", "B", "─", "", "C", "", "D"]),
    (Look(hasColour: false), ["A", "━", "", "B", "─", "", "C", "┄", "", "#### D"]),
    (
      Look(hasColour: false, marks: .ascii), ["A", "=", "", "B", "-", "", "C", ".", "", "#### D"]
    ),
    (Look(hasColour: false, marks: .words), ["# A", "", "## B", "", "### C", "", "#### D"]),
  ])
  func tellsHeadingsApart(_ look: Look, _ expected: [String]) {
    #expect(lines("# A\n## B\n### C\n#### D", 40, look) == expected)
  }

  @Test func alignsNumbersAndHangsText() {
    #expect(
      lines("9. one two three\n10. four\n", 12) == [" 9. one two", "    three", "10. four"])
  }

  @Test func changesBulletsWithDepth() {
    #expect(
      lines("- a\n  - b\n    - c\n      - d\n", 40) == [
        "  • a", "    ◦ b", "      ▪ c", "        • d",
      ])
  }

  @Test func keepsLooseItemsApartAndCodeOutOfTightOnes() {
    #expect(lines("- a\n\n- b\n", 30) == ["• a", "", "• b"])
    #expect(lines("- a\n  ```\n  b\n  ```\n- c\n", 30) == ["• a", "", "    b", "• c"])
  }

  @Test(arguments: [
    (Look.Marks.unicode, ["✓ a", "○ b"]), (.ascii, ["[x] a", "[ ] b"]),
    (.words, ["[x] a", "[ ] b"]),
  ])
  func marksTasks(_ marks: Look.Marks, _ expected: [String]) {
    #expect(lines("- [x] a\n- [ ] b\n", 30, Look(hasColour: false, marks: marks)) == expected)
  }

  @Test func barsEveryLineOfAQuote() {
    #expect(
      lines("> one two three\n>\n> - four\n", 12) == ["│ one two", "│ three", "│ ", "│ • four"])
  }

  @Test func showsOtherHTMLAndDropsComments() {
    #expect(
      lines("a\n\n<!-- b -->\n\n<div>\n  c\n</div>\n", 40) == ["a", "", "<div>", "  c", "</div>"])
  }

  @Test(arguments: 10...40)
  func keepsDeepListsReadable(_ width: Int) {
    let text = (0..<8).map { String(repeating: "  ", count: $0) + "- word\n" }.joined()
    let lines = lines(text, width)
    #expect(lines.filter { $0.hasSuffix("word") }.count == 8)
    #expect(lines.allSatisfy { $0.count <= width })
  }
}
