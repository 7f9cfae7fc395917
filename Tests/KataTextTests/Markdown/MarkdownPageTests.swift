import KataText
import Testing

struct MarkdownPageTests {
  private static let colour = Look(hasColour: true)
  private static let plain = Look(hasColour: false, marks: .words)
  private static let looks = Look.Marks.allCases.flatMap { marks in
    [Look(hasColour: false, marks: marks), Look(hasColour: true, marks: marks)]
  }

  /// Colours the words that begin with a capital letter.
  private static let highlighter = CodeHighlighter { code, language in
    guard language == "swift" else { return nil }
    return code.split(separator: " ", omittingEmptySubsequences: false)
      .map { StyledText(String($0), $0.first?.isUppercase == true ? Style(.cyan) : .plain) }
      .joined(separator: " ")
  }

  private static let commands = LinkCommands { $0 == "02-mvc.md" ? "read mvc" : nil }

  private func page(_ text: String, _ width: Int, _ look: Look) -> MarkdownPage {
    MarkdownPage(
      MarkdownDocument(text), width: width, look: look, highlighter: Self.highlighter,
      commands: Self.commands)
  }

  @Test(arguments: SampleLesson.allCases, [40, 80])
  func looksAsRecorded(_ lesson: SampleLesson, _ width: Int) throws {
    for (name, look) in [("colour", Self.colour), ("plain", Self.plain)] {
      try Snapshot.expect(
        page(lesson.text, width, look).text.rendered(hasColour: look.hasColour),
        named: "MarkdownPageTests.\(lesson.rawValue)-\(width)-\(name)")
    }
  }

  @Test(arguments: [Look.Marks.unicode, .ascii])
  func looksAsRecordedWithoutColour(_ marks: Look.Marks) throws {
    let look = Look(hasColour: false, marks: marks)
    try Snapshot.expect(
      page(SampleLesson.english.text, 60, look).text.rendered(hasColour: false),
      named: "MarkdownPageTests.en-60-\(marks.rawValue)")
  }

  @Test(arguments: SampleLesson.allCases, looks)
  func losesNoTextAtAnyWidth(_ lesson: SampleLesson, _ look: Look) {
    // A drawing becomes other words where it does not fit.
    let text = lesson.text.replacing("<!-- drawing", with: "<!-- sketch").replacing(
      "```text", with: "```swift")
    let whole = letters(page(text, 100, look))
    for width in [0, 7, 10, 11, 12, 13, 17, 25, 33, 40, 60, 80, 120] {
      let own = letters(page(text, width, look))
      // A table that became a list names its columns in every row.
      #expect(whole.allSatisfy { letter, count in own[letter, default: 0] >= count })
    }
  }

  @Test(arguments: SampleLesson.allCases, looks)
  func keepsEverythingWithinTheWidth(_ lesson: SampleLesson, _ look: Look) {
    for width in Array(10...30) + [39, 40, 41, 59, 80, 99] {
      let longest = page(lesson.text, width, look).text.map(\.widthInColumns).max()
      #expect(longest ?? 0 <= width)
    }
  }

  @Test func isNeverWiderThanAPage() {
    let lines = page(String(repeating: "word ", count: 200), 300, Self.colour).text
    #expect(lines.allSatisfy { $0.widthInColumns <= MarkdownPage.maxWidth })
  }

  @Test(arguments: SampleLesson.allCases, [10, 40, 80])
  func neverGoesBackInTheSource(_ lesson: SampleLesson, _ width: Int) {
    for look in [Self.colour, Self.plain] {
      let lines = page(lesson.text, width, look).lines.map(\.sourceLine)
      #expect(lines == lines.sorted())
    }
  }

  @Test func namesTheLineOfTheSource() {
    let text = "# One\n\ntwo\nthree\n\n- four\n- five\n\n```\nsix\n\nseven\n```\n\n|a|\n|-|\n|b|"
    let lines = page(text, 40, Look(hasColour: false)).lines
      .filter { !$0.text.isEmpty }.map { ($0.text.plain.trimmingBlanks, $0.sourceLine) }
    let expected = [
      ("One", 1), ("━━━", 1), ("two three", 3), ("• four", 6), ("• five", 7), ("six", 10),
      ("seven", 12), ("a", 15), ("─", 15), ("b", 17),
    ]
    #expect(lines.map(\.0) == expected.map(\.0))
    #expect(lines.map(\.1) == expected.map(\.1))
  }

  @Test func drawsNoLinesInWords() {
    let drawn = page(SampleLesson.english.text, 60, Self.plain).text.map(\.plain).joined()
    #expect(!drawn.unicodeScalars.contains { (0x2500...0x25ff).contains($0.value) })
  }

  @Test(arguments: looks)
  func passesNoEscapeSequences(_ look: Look) {
    let hostile = "\u{1b}[31m&#27;]0;x&#7; `\u{1b}[2J` \u{202e}\n"
    let everywhere =
      "# \(hostile)\n\(hostile)\n\n- \(hostile)\n\n    \(hostile)\n<b>\(hostile)</b>\n\n"
      + "|\(hostile.dropLast())|\n|-|\n|x|\n\n[a](<x:\(hostile.dropLast())>)\n\n```\u{1b}[31m\n\(hostile)```"
    let lines = page(everywhere, 60, look).text.map(\.plain)
    let steering = lines.joined().unicodeScalars
      .contains { $0.value < 0x20 || $0.value == 0x7f || $0.value == 0x202e }
    #expect(!steering)
  }

  private func letters(_ page: MarkdownPage) -> [Character: Int] {
    page.text.map(\.plain).joined().reduce(into: [:]) { counts, character in
      if character.isLetter || character.isNumber { counts[character, default: 0] += 1 }
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
