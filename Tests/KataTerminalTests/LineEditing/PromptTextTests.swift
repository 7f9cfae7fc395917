import KataText
import Testing

@testable import KataTerminal

struct PromptTextTests {
  @Test func sharesOneMarkBetweenNeighbouringSequences() {
    let prompt = StyledText("a", .red) + StyledText("b", .green) + "> "
    let text = PromptText(rendered: prompt.rendered(hasColour: true))
    #expect(
      text.marked
        == "\u{1}\u{1b}[31m\u{1}a\u{1}\u{1b}[0m\u{1b}[32m\u{1}b\u{1}\u{1b}[0m\u{1}> ")
    #expect(String(String.UnicodeScalarView(text.visible)) == "ab> ")
  }

  @Test func endsItsColourBeforeTheLastBlank() {
    let text = PromptText(rendered: StyledText("❯ ", .green).rendered(hasColour: true))
    #expect(text.marked == "\u{1}\u{1b}[32m\u{1}❯\u{1}\u{1b}[0m\u{1} ")
  }

  @Test func addsABlankWhereTheColourHasNoneToEndBefore() {
    let text = PromptText(rendered: StyledText("❯", .green).rendered(hasColour: true))
    #expect(text.marked.hasSuffix("❯\u{1}\u{1b}[0m\u{1} "))
  }

  @Test func leavesOutControlCharacters() {
    #expect(PromptText(rendered: "a\u{1}\u{7}\tb ").marked == "ab ")
  }
}
