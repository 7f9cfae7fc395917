import KataText
import Testing

struct MarkdownDocumentTests {
  private func blocks(_ text: String) -> [MarkdownBlock] { MarkdownDocument(text).blocks }

  @Test func readsEveryKindOfBlockWithItsLines() {
    let text = """
      # One

      two
      three

      > four

      ```swift + x
      five
      ```

      ***

      <!-- note six -->
      """
    let expected: [MarkdownBlock] = [
      .init(.heading(level: 1, [.text("One")]), lines: 1...1),
      .init(.paragraph([.text("two"), .softBreak, .text("three")]), lines: 3...4),
      .init(.quote([.init(.paragraph([.text("four")]), lines: 6...6)]), lines: 6...6),
      .init(
        .code(.init(info: ["swift", "+", "x"], text: "five", firstLine: 9)), lines: 8...10),
      .init(.rule, lines: 12...12),
      .init(.htmlComment("note six"), lines: 14...14),
    ]
    #expect(blocks(text) == expected)
  }

  @Test func countsTheLinesOfAHeadingDrawnInTheSource() {
    #expect(blocks("a\n===\n\nb\nc\n---\nd").map(\.lines) == [1...2, 4...6, 7...7])
  }

  @Test func readsListsWithTasks() throws {
    let block = try #require(
      blocks("3. one\n\n   more\n4. two\n   - [x] done\n   - [ ] open\n").first)
    guard case .list(let list) = block.kind, case .list(let tasks) = list.items[1].blocks[1].kind
    else {
      Issue.record("no list: \(block)")
      return
    }
    #expect(list.start == 3)
    #expect(!list.isTight)
    #expect(list.items.map(\.lines) == [1...3, 4...6])
    #expect(tasks.start == nil)
    #expect(tasks.isTight)
    #expect(tasks.items.map(\.isDone) == [true, false])
  }

  @Test func readsTablesBelowOtherText() throws {
    let blocks = blocks("before\n| a | b |\n| :-: | --: |\n| `x\\|y` |\n| 1 | 2 | 3 |\n")
    let table = MarkdownTable(
      alignments: [.centre, .right],
      header: .init(cells: [[.text("a")], [.text("b")]], line: 2),
      rows: [
        .init(cells: [[.code("x|y")], []], line: 4),
        .init(cells: [[.text("1")], [.text("2")]], line: 5),
      ])
    #expect(blocks.map(\.kind) == [.paragraph([.text("before")]), .table(table)])
    #expect(blocks.map(\.lines) == [1...1, 2...5])
  }

  @Test func readsRunningText() {
    let text = "*a* **b *c*** [d](e \"f\") ![g](h) `i` <j@k.l> <b>m</b>  \nn & &amp; \\* [o] ~~p~~"
    let expected: [MarkdownInline] = [
      .emphasis([.text("a")]), .text(" "), .strong([.text("b "), .emphasis([.text("c")])]),
      .text(" "), .link(destination: "e", [.text("d")]), .text(" "),
      .image(destination: "h", [.text("g")]), .text(" "), .code("i"), .text(" "),
      .link(destination: "mailto:j@k.l", [.text("j@k.l")]), .text(" "), .html("<b>"), .text("m"),
      .html("</b>"), .lineBreak, .text("n & & * [o] ~~p~~"),
    ]
    #expect(blocks(text).map(\.kind) == [.paragraph(expected)])
    #expect(expected.plain == "a b c d g i j@k.l m n & & * [o] ~~p~~")
  }

  @Test(
    arguments: [
      ("<!-- a --> b", [.htmlComment("a"), .verbatim("b")]),
      ("<!-- a\nb -->", [.htmlComment("a\nb")]),
      ("<!-- never closed\n\n# a", [.verbatim("<!-- never closed\n\n# a")]),
      ("<p>\n<!-- a -->\nb", [.verbatim("<p>"), .htmlComment("a"), .verbatim("b")]),
    ] as [(String, [MarkdownBlock.Kind])])
  func tellsCommentsFromOtherHTML(_ text: String, _ kinds: [MarkdownBlock.Kind]) {
    #expect(blocks(text).map(\.kind) == kinds)
  }

  @Test func countsLinesFromTheLineItIsGiven() {
    let document = MarkdownDocument("a\n\n- b\n", firstLine: 10)
    #expect(document.blocks.map(\.line) == [10, 12])
  }

  @Test(arguments: ["a\r\nb\r\n\r\nc", "a\rb\r\rc", "\u{feff}a\nb\n\nc"])
  func takesAnyLineEnd(_ text: String) {
    #expect(blocks(text) == blocks("a\nb\n\nc"))
  }

  @Test(arguments: ["", "\n", " \t\n", "\u{0}", "```", "[", "| a |\n|---", "&#0;", "<!--"])
  func readsWhatIsBroken(_ text: String) {
    let document = MarkdownDocument(text)
    #expect(MarkdownPage(document, width: 40, look: Look(hasColour: true)).lines.count <= 3)
    #expect(!document.isCut)
  }
}
