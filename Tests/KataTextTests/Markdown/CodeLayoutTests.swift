import KataText
import Testing

struct CodeLayoutTests {
  private func page(_ text: String, _ width: Int, _ marks: Look.Marks = .unicode) -> [String] {
    MarkdownPage(
      MarkdownDocument(text), width: width, look: Look(hasColour: false, marks: marks)
    ).text.map(\.plain)
  }

  private let drawing = """
    ```text
    view ───▶ presenter
     ▲ · weak ··│
    ```
    """

  private let words = "<!-- drawing: The view holds\n  the presenter. -->\n"

  @Test func keepsCodeThatFits() {
    #expect(page("```swift\nlet a = 1\n\n  b\n```", 11) == ["  let a = 1", "", "    b"])
  }

  @Test(arguments: [
    (Look.Marks.unicode, ["  func a() {", "    let long =", "    ↪ another()", "  }"]),
    (.ascii, ["  func a() {", "    let long =", "    \\ another()", "  }"]),
    (.words, ["  func a() {", "    let long =", "        another", "        ()", "  }"]),
  ])
  func continuesALongLineBelowItself(_ marks: Look.Marks, _ expected: [String]) {
    #expect(page("```\nfunc a() {\n  let long = another()\n}\n```", 15, marks) == expected)
  }

  @Test func breaksAWordAtAJointIfItMust() {
    let code = "```swift\nscreen.presenter.didTapRenew(\"a\")\n```"
    #expect(page(code, 19) == ["  screen.presenter.", "  ↪ didTapRenew(", "  ↪ \"a\")"])
  }

  @Test(arguments: [
    (22, ["  let a = one()", "  ↪ // what it costs"]),
    (15, ["  let a = one()", "  ↪ // what it", "  ↪ costs"]),
    (14, ["  let a =", "  ↪ one()  //", "  ↪ what it", "  ↪ costs"]),
  ])
  func movesACommentBelowItsCode(_ width: Int, _ expected: [String]) {
    #expect(page("```swift\nlet a = one()  // what it costs\n```", width) == expected)
  }

  @Test(arguments: 10...60, Look.Marks.allCases)
  func staysWithinThePageAndLosesNothing(_ width: Int, _ marks: Look.Marks) {
    let code =
      "let a = b\n" + String(repeating: " ", count: 24) + "show(\"逾期 3 天\", to: labels.title)"
    let inItem = code.replacing("\n", with: "\n    ")
    let lines = page("- one\n  - two\n\n    ```swift\n    \(inItem)\n    ```\n", width, marks)
    #expect(lines.allSatisfy { StyledText($0).widthInColumns <= width })
    let letters = lines.joined().filter { $0.isLetter || $0.isNumber }
    #expect(letters == "onetwo" + code.filter { $0.isLetter || $0.isNumber })
  }

  @Test func namesTheSourceLineOfEveryPiece() {
    let page = MarkdownPage(
      MarkdownDocument("```\none two three\nfour\n```"), width: 10, look: Look(hasColour: false))
    #expect(page.lines.map(\.sourceLine) == [2, 2, 3])
  }

  @Test func keepsTheStylesOfABrokenLine() {
    let highlighter = CodeHighlighter { code, _ in StyledText(code, .bold) }
    let page = MarkdownPage(
      MarkdownDocument("```swift\none two three\n```"), width: 10, look: Look(hasColour: true),
      highlighter: highlighter)
    let continuation = StyledText("  ") + StyledText("↪ ", .dim) + StyledText("three", .bold)
    #expect(page.text.last == continuation)
  }

  @Test func drawsWhatFits() {
    let expected = ["  view ───▶ presenter", "   ▲ · weak ··│"]
    #expect(page(words + drawing, 40) == expected)
    #expect(page(words + drawing, 21) == expected)
  }

  @Test func movesADrawingToTheEdgeBeforeItGivesItUp() {
    #expect(page(words + drawing, 19) == ["view ───▶ presenter", " ▲ · weak ··│"])
  }

  @Test func tellsADrawingInWords() {
    #expect(page(words + drawing, 40, .words) == ["The view holds the presenter."])
  }

  @Test func tellsADrawingThatIsWiderThanThePage() {
    #expect(page(words + drawing, 18) == ["The view holds the", "presenter."])
  }

  @Test func cutsADrawingThatNobodyTold() {
    #expect(page(drawing, 18) == ["view ───▶ present…", " ▲ · weak ··│"])
    #expect(page(drawing, 18, .ascii) == ["view ---> prese...", " ^ * weak **|"])
  }

  @Test func tellsNothingInPlaceOfSwift() {
    #expect(page(words + "```swift\nlet a = 1\n```", 40, .words) == ["  let a = 1"])
  }

  @Test func joinsChineseWordsWithoutABlank() {
    let words = "<!-- drawing: 视图持有\nPresenter，从不\n反过来。 -->\n"
    #expect(page(words + drawing, 40, .words) == ["视图持有 Presenter，从不反过来。"])
  }

  @Test(arguments: [
    ("```text\n┌─┐\n```", true), ("```\na ▶ b\n```", true), ("    a ··· b\n", true),
    ("```text\na · b\n```", false), ("```swift\n// ─\n```", false),
    ("```text\na -> b\n```", false), ("<!-- drawing: A. -->\n```text\na\n```", true),
    ("<!-- note: A. -->\n```text\na\n```", false),
    ("<!-- drawing: A. -->\n\nB.\n\n```text\na\n```", false),
    ("<!-- drawing: -->\n```text\na\n```", false),
  ])
  func knowsADrawing(_ text: String, _ isDrawing: Bool) {
    let codes = MarkdownDocument(text).blocks.compactMap { block -> MarkdownCode? in
      if case .code(let code) = block.kind { code } else { nil }
    }
    #expect(codes.map(\.isDrawing) == [isDrawing])
  }
}
