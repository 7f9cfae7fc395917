import KataText
import Testing

struct StyledTextTests {
  @Test func joinsNeighboursOfOneStyle() {
    let text = StyledText("a", .bold) + StyledText("b", .bold) + "c" + ""
    #expect(text.runs.map(\.text) == ["ab", "c"])
    #expect(text.plain == "abc")
  }

  @Test func writesNoEscapesWithoutColour() {
    let text = StyledText("a", .red) + StyledText("\u{a0}b", .dim)
    #expect(text.rendered(hasColour: false) == "a b")
  }

  @Test func endsEveryLineWithItsStylesOff() {
    let text = StyledText("a\n\nb", Style(.brightRed, isBold: true)) + "\nc"
    let on = "\u{1b}[1;91m"
    let off = "\u{1b}[0m"
    #expect(text.rendered(hasColour: true) == "\(on)a\(off)\n\n\(on)b\(off)\nc")
  }

  @Test(arguments: zip(Style.Colour.allCases, Array(30...37) + Array(90...97)))
  func numbersColoursAsANSIDoes(_ colour: Style.Colour, _ code: Int) {
    #expect(StyledText("x", colour).rendered(hasColour: true) == "\u{1b}[\(code)mx\u{1b}[0m")
  }

  @Test func leavesNoBlanksAtTheEndOfALine() {
    let lines = [StyledText("a") + StyledText("  ", .bold), StyledText("  ")]
    #expect(lines.rendered(hasColour: true) == "a\n\n")
  }

  @Test(arguments: [
    (5, "hello"), (10, "hello"), (4, "hel…"), (1, "…"),
  ])
  func truncatesWithAnEllipsis(_ width: Int, _ result: String) {
    #expect(StyledText("hello").truncated(to: width, ellipsis: "…").plain == result)
  }

  @Test func truncatesBetweenWideCharacters() {
    #expect(StyledText("你好世界").truncated(to: 6, ellipsis: "…").plain == "你好…")
    #expect(StyledText("你好世界").truncated(to: 6, ellipsis: "...").plain == "你...")
  }

  @Test func joinsWithASeparator() {
    #expect([StyledText("a"), "b", "c"].joined(separator: ", ").plain == "a, b, c")
  }
}
