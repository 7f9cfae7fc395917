import KataText
import Testing

struct CodeHighlighterTests {
  private static let code = "```swift\nlet a = 1\nlet b = 2\n```\n"

  private func page(_ text: String, hasColour: Bool = true, _ highlighter: CodeHighlighter)
    -> [StyledText]
  {
    MarkdownPage(
      MarkdownDocument(text), width: 40, look: Look(hasColour: hasColour), highlighter: highlighter
    ).text
  }

  private let blue = CodeHighlighter { code, language in
    language == "swift" ? StyledText(code, .blue) : nil
  }

  @Test func coloursEveryLine() {
    let expected: [StyledText] = ["let a = 1", "let b = 2"].map { "  " + StyledText($0, .blue) }
    #expect(page(Self.code, blue) == expected)
  }

  @Test func leavesOtherLanguagesAlone() {
    #expect(page("```text\na\n```", blue) == ["  a"])
    #expect(page("```\na\n```", blue) == ["  a"])
    #expect(page("    a", blue) == ["  a"])
  }

  @Test func isNotAskedWithoutColour() {
    #expect(page(Self.code, hasColour: false, blue) == ["  let a = 1", "  let b = 2"])
  }

  @Test func mayNotChangeTheText() {
    let liar = CodeHighlighter { _, _ in StyledText("\u{1b}[2J", .red) }
    #expect(page(Self.code, liar) == ["  let a = 1", "  let b = 2"])
  }

  @Test func seesCleanCode() {
    let echo = CodeHighlighter { code, _ in StyledText(code, .red) }
    #expect(page("```swift\n\u{1b}[2Ja\n```", echo) == ["  " + StyledText("a", .red)])
  }
}
