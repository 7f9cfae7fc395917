import KataText
import Testing

struct FoldingTests {
  private let document = MarkdownDocument(
    "Text.\n\n```swift\nlet a = 1\n```\n\n```swift + fold\nlet b = 2\nlet c = 3\n```\n\nEnd.")

  @Test func putsANoteInPlaceOfFoldedCode() {
    let look = Look(hasColour: false)
    let page = MarkdownPage(document.folded { "\($0) more" }, width: 60, look: look)
    let text = page.text.map(\.plain).joined(separator: "\n")
    #expect(text.contains("let a = 1"))
    #expect(text.contains("2 more"))
    #expect(!text.contains("let b = 2"))
    #expect(text.contains("End."))
  }

  @Test func givesTheFoldedCode() {
    #expect(document.foldedCode.map(\.text) == ["let b = 2\nlet c = 3"])
  }
}
