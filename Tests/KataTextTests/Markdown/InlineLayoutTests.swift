import KataText
import Testing

struct InlineLayoutTests {
  private let commands = LinkCommands { $0.hasSuffix(".md") ? "read mvc" : nil }

  private func rendered(
    _ text: String, _ look: Look, width: Int = 100, commands: LinkCommands? = nil
  ) -> String {
    MarkdownPage(MarkdownDocument(text), width: width, look: look, commands: commands)
      .text.rendered(hasColour: look.hasColour)
  }

  @Test(arguments: [
    ("*a* **b** `c`", "\u{1b}[3ma\u{1b}[0m \u{1b}[1mb\u{1b}[0m \u{1b}[36mc\u{1b}[0m\n"),
    ("*你好*", "\u{1b}[1m你好\u{1b}[0m\n"),
    ("**a `b`**", "\u{1b}[1ma \u{1b}[0m\u{1b}[1;36mb\u{1b}[0m\n"),
    (
      "[a b](https://c.d/é?x)",
      "\u{1b}]8;;https://c.d/%C3%A9?x\u{1b}\\\u{1b}[4ma b\u{1b}[0m\u{1b}]8;;\u{1b}\\\n"
    ),
    ("[a](other.md)", "a\n"),
    ("[a](#there)", "a\n"),
    ("[a](javascript:b)", "a \u{1b}[2m<javascript:b>\u{1b}[0m\n"),
    ("[a](file:///etc/passwd)", "a \u{1b}[2m<file:///etc/passwd>\u{1b}[0m\n"),
    ("<a@b.c>", "a@b.c\n"),
    ("![a](b.png)", "[a]\n"),
  ])
  func showsMarkupInColour(_ text: String, _ expected: String) {
    #expect(rendered(text, Look(hasColour: true)) == expected)
  }

  @Test(arguments: [
    ("*a* **b** `c`", "_a_ *b* `c`\n"),
    ("[a](https://b.c)", "a <https://b.c>\n"),
    ("<https://b.c>", "https://b.c\n"),
    ("[a](other.md)", "a\n"),
    ("a\\\nb", "a\nb\n"),
    ("a&nbsp;b", "a b\n"),
    ("a <!-- b -->c <i>d</i>", "a c <i>d</i>\n"),
  ])
  func showsMarkupWithoutColour(_ text: String, _ expected: String) {
    #expect(rendered(text, Look(hasColour: false)) == expected)
  }

  @Test func leavesEmphasisToTheWordsThemselves() {
    let look = Look(hasColour: false, marks: .words)
    #expect(rendered("*a* **b** `c`", look) == "a b `c`\n")
  }

  @Test func drawsWithASCIIWhereNothingElseMayBeUsed() {
    let text = "“a” → b…\n\n    ┌─▶\n"
    #expect(rendered(text, Look(hasColour: false, marks: .ascii)) == "\"a\" > b.\n\n  +->\n")
    #expect(rendered(text, Look(hasColour: false, marks: .words)) == "“a” → b…\n\n  +->\n")
  }

  @Test func namesTheCommandBehindALink() {
    let look = Look(hasColour: false)
    #expect(rendered("[MVC](2.md)!", look, commands: commands) == "MVC (`read mvc`)!\n")
    #expect(rendered("见[第二课](2.md)。", look, commands: commands) == "见第二课（`read mvc`）。\n")
  }

  @Test(arguments: [
    ("见“[第二课](2.md)”练习。", "见“第二课”（`read mvc`）练习。\n"),
    ("见《[MVC](2.md)》。", "见《MVC》（`read mvc`）。\n"),
    ("“[a](2.md)”", "“a”（`read mvc`）\n"),
    ("[a](2.md)\nb", "a（`read mvc`）b\n"),
    ("[a](2.md)\n二", "a（`read mvc`）二\n"),
    ("[a](2.md) [b](2.md)", "a（`read mvc`） b（`read mvc`）\n"),
  ])
  func namesTheCommandBehindTheMarksAroundALink(_ text: String, _ expected: String) {
    let wide = LinkCommands(areInWideBrackets: true) { _ in "read mvc" }
    #expect(rendered(text, Look(hasColour: false), commands: wide) == expected)
  }

  @Test(arguments: [
    ("你好，\n世界", "你好，世界\n"),
    ("你好\nworld", "你好 world\n"),
    ("one\n二", "one 二\n"),
    ("*你*\n**好**", "_你_ *好*\n"),
    ("事件——\n来自视图", "事件——来自视图\n"),
    ("他说\n“好”", "他说“好”\n"),
    ("the screen —\nand more", "the screen — and more\n"),
    ("“好”\nMVP", "“好” MVP\n"),
    ("发出通知，\nfeed 会", "发出通知，feed 会\n"),
    ("保留原名。\n`Solution` 显示", "保留原名。`Solution` 显示\n"),
    ("a\n（见下）", "a（见下）\n"),
    ("one,\ntwo", "one, two\n"),
  ])
  func joinsLinesOfTheSource(_ text: String, _ expected: String) {
    #expect(rendered(text, Look(hasColour: false)) == expected)
  }

  @Test func joinsStyledChineseWithoutABlank() {
    #expect(
      rendered("*你*\n**好**", Look(hasColour: true)) == "\u{1b}[1m你好\u{1b}[0m\n")
  }

  @Test func keepsShortCodeOnOneLine() {
    #expect(
      rendered("now run `kata check` here", Look(hasColour: false), width: 18)
        == "now run\n`kata check` here\n")
  }
}
