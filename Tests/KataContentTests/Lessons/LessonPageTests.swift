import Foundation
import KataContent
import KataCore
import KataText
import Testing

struct LessonPageTests {
  private let sound =
    "---\ntitle: Tea\nsummary: How to make it.\n---\n\nBoil *water*.\n\n## Then\n\nWait.\n"

  @Test func readsTitleTextAndLines() throws {
    let page = try page(sound.utf8)
    #expect(page.lesson.title == "Tea")
    #expect(page.lesson.summary == "How to make it.")
    #expect(page.document.blocks.map(\.line) == [6, 8, 10])
    #expect(page.problems == [])
  }

  @Test(arguments: [
    ("\u{FEFF}---\ntitle: Tea\nsummary: A.\n---\nText.\n", 1),
    ("---\r\ntitle: Tea\r\nsummary: A.\r\n---\r\nText.\r\n", 1),
    ("---\rtitle: Tea\rsummary: A.\r---\rText.\r", 1),
    ("---\n title : 'Tea' \n\nsummary: \"A.\"\n---  \nText.\n", 1),
    ("---\ntitle: Tea\nsummary: A.\n---", 0),
  ])
  func readsWhatEditorsOfAllSystemsWrite(text: String, blocks: Int) throws {
    let page = try page(text.utf8)
    #expect(page.lesson.title == "Tea")
    #expect(page.lesson.summary == "A.")
    #expect(page.document.blocks.count == blocks)
    #expect(page.problems == [])
  }

  @Test(arguments: [
    ("# Green *tea*\n\nText.", "Green *tea*", 1), ("Text.\n\n## Leaves\n\nMore.", "Leaves", 3),
    ("```\n# no\n```\nText.", "tea", 2), ("", "tea", 0),
  ])
  func takesTheFirstHeadingForATitle(text: String, title: String, blocks: Int) throws {
    let page = try page(text.utf8)
    #expect(page.lesson.title == title)
    #expect(page.document.blocks.count == blocks)
    #expect(
      page.problems == [
        "1: The file does not begin with `---`, so it has no title and no summary."
      ])
  }

  @Test(arguments: [
    ("---\ntitle: Tea\n\nText.", "1: The front matter has no second `---`."),
    ("---\ntitle: Tea\n---\nText.", "1: The front matter has no `summary`."),
    (
      "---\ntitle: Tea\nsummary: A.\nlevel: 3\n---\nText.",
      "4: The front matter has the unknown key `level`."
    ),
    (
      "---\ntitle: Tea\nsummary: A.\nand so on\n---\nText.",
      "4: A line of the front matter is not `key: value`."
    ),
  ])
  func saysWhatIsWrongWithTheFrontMatter(text: String, problem: String) throws {
    #expect(try page(text.utf8).problems == [problem])
  }

  @Test func repairsWhatIsNoUTF8() throws {
    let bytes = Array(sound.utf8) + [0x0A, 0xFF, 0x61, 0x0A, 0x0A, 0xC3, 0x0A]
    let page = try page(bytes)
    guard case .paragraph(let text)? = page.document.blocks.dropLast().last?.kind else {
      Issue.record("the repaired paragraph is missing")
      return
    }
    #expect(text.plain == "\u{FFFD}a")
    #expect(
      page.problems == [
        "12: A part of this line is not UTF-8 and is shown as �; so it is with 1 more."
      ])
  }

  @Test(arguments: [
    "**never closed [link](", "| a | b\n| --\n| c", "```swift\nnever closed", "> > > 1. - ",
    "<div>\n<!-- never closed", "\u{0}\u{1B}[31mred", String(repeating: "[", count: 20_000),
  ])
  func showsBrokenMarkdown(text: String) throws {
    let page = try page((sound + "\n" + text).utf8)
    #expect(page.document.blocks.count >= 4)
    #expect(page.problems == [])
  }

  @Test func placesANoteInItsFile() throws {
    let note = try #require(try page("Text.".utf8).notes.first)
    #expect(note.location?.path.description.hasSuffix("/en/01-tea.md") == true)
    #expect(note.severity == .warning)
  }
}
