import KataText
import Testing

@testable import KataTerminal

struct PromptTextTests {
  private func parts(_ rendered: String) -> [String] {
    PromptText(rendered: rendered).parts.map { $0.style + String($0.scalar) }
  }

  @Test func givesEachCharacterItsOwnColours() {
    let prompt = StyledText("ab", .red) + StyledText("c", .green) + "> "
    #expect(
      parts(prompt.rendered(hasColour: true))
        == ["\u{1b}[31ma", "\u{1b}[31mb", "\u{1b}[32mc", ">", " "])
  }

  @Test func addsUpColours() {
    #expect(parts("\u{1b}[1m\u{1b}[31ma\u{1b}[mb") == ["\u{1b}[1m\u{1b}[31ma", "b"])
  }

  @Test func leavesOutControlCharacters() {
    #expect(parts("a\u{1}\u{7}\tb ") == ["a", "b", " "])
  }
}
