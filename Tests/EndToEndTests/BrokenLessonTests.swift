import Foundation
import Testing

/// Lessons and lists of lessons that are not as they should be.
@Suite(.lane) struct BrokenLessonTests {
  struct Flaw: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    /// What is still read.
    let text: String

    init(_ name: String, _ lesson: String, text: String = "Some words.") {
      self.init(name, Array(lesson.utf8), text: text)
    }

    init(_ name: String, _ bytes: [UInt8], text: String = "Some words.") {
      (testDescription, self.bytes, self.text) = (name, bytes, text)
    }
  }

  static let flaws = [
    Flaw("no front matter", "# Own\n\nSome words.\n"),
    Flaw("open front matter", "---\ntitle: Own\n\nSome words.\n"),
    Flaw(
      "open code and a broken table",
      "---\ntitle: Own\nsummary: S\n---\n\n| a |\n|-\n\nSome words.\n\n```swift\nlet x ="),
    Flaw(
      "malformed UTF-8",
      Array("---\ntitle: Own\nsummary: S\n---\n\nSome words.\n\n".utf8) + [
        0xff, 0xc3, 0x28, 0x1b, 0x5b, 0x32, 0x4a,
      ]),
    Flaw(
      "a checkpoint without answers",
      "---\ntitle: Own\nsummary: S\n---\n\nSome words.\n\n<!-- checkpoint choose one -->\n\nWhat?\n"
    ),
    Flaw(
      "a hundred quotes deep",
      "---\ntitle: Own\nsummary: S\n---\n\nSome words.\n\n" + String(repeating: "> ", count: 5000)
        + "deep\n"),
    Flaw("nothing", "", text: "own"),
  ]

  @Test(arguments: flaws) func showsALessonThatHas(_ flaw: Flaw) async throws {
    let playground = try Playground()
    let folder = try playground.lessonShelf()
    try Data(flaw.bytes).write(to: folder.appending(path: "en/01-own.md"))
    let run = try await playground.kata("read", "own", "--lessons", folder.path)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.contains(flaw.text), "\(run.all)")
    #expect(CleanText(run.output + run.errors).offences.isEmpty)
    let list = try await playground.kata("lessons", "--lessons", folder.path)
    #expect(list.status == 0 && list.text.contains("own"), "\(list.all)")
  }

  @Test(arguments: [
    "a file that is missing", "a folder in its place", "a list that is no JSON", "no list",
  ])
  func saysWhatIsWrongWithAShelfThatHas(_ flaw: String) async throws {
    let playground = try Playground()
    let folder = try playground.lessonShelf()
    let list = folder.appending(path: "lessons.json")
    switch flaw {
    case "a folder in its place":
      try FileManager.default.createDirectory(
        at: folder.appending(path: "en/01-own.md"), withIntermediateDirectories: true)
    case "a list that is no JSON": try Data("{".utf8).write(to: list)
    case "no list": try FileManager.default.removeItem(at: list)
    default: break
    }
    let run = try await playground.kata("read", "own", "--lessons", folder.path)
    #expect([64, 70].contains(run.status), "\(run.all)")
    #expect(run.errorText.contains(folder.lastPathComponent), "\(run.errorText)")
    #expect(!run.errorText.contains("Error:") && !run.ending.isSignal)
    // A session with such a shelf can be used, and so can the way out of it.
    let session = try await playground.session(environment: ["KATA_LESSONS": folder.path])
    try await session.enter("lessons")
    await session.type("\u{4}")
    #expect(try await session.finish().status == 0)
  }
}
