import Foundation
import Testing

/// Lessons as they are read: on pages, in one go, with their questions, and when their files are not as they should be.
@Suite(.lane) struct ReadingTests {
  /// How the line at the foot of each page ends.
  private static let foot = "the questions come at the end"

  @Test func keepsThePlaceOfTheReader() async throws {
    let playground = try Playground()
    let first = try await opened(playground)
    #expect(await first.visible.hasPrefix("Why choose an architecture"))
    await first.type("  ")
    try await first.wait(for: "another page") { !$0.visible.contains("Why choose an architecture") }
    try await first.wait(forLine: Self.foot)
    await first.type("q")
    let seen = try await first.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains("Your place is kept"), "\(seen.text)")
    #expect(!seen.text.contains("Question 1"))
    #expect(seen.unknownSequences.isEmpty)
    #expect(seen.leavings.isEmpty)
    let second = try await opened(playground)
    #expect(await !second.visible.contains("Why choose an architecture"))
    await second.type("q")
    _ = try await second.finish()
    let again = try await opened(playground, "--from-start")
    #expect(await again.visible.hasPrefix("Why choose an architecture"))
    let next = try await playground.kata("next")
    #expect(next.text.contains("Go on reading"), "\(next.text)")
  }

  @Test func leadsFromTheEndToTheQuestionsAndThePractice() async throws {
    let playground = try Playground()
    let reading = try await opened(playground, lesson: "mvp")
    await reading.type("G")
    try await reading.wait(for: "the end") { $0.line.contains("(END)") }
    await reading.type("q")
    try await reading.wait(forLine: "q stops):")
    #expect(await reading.text.contains("Question 1 of"))
    await reading.type("zebra\r")
    try await reading.wait(for: "Answer with")
    try await reading.wait(forLine: "q stops):")
    await reading.type("q\r")
    let seen = try await reading.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains("start greeting mvp"), "\(seen.text)")
    #expect(seen.text.contains("read supervising"), "\(seen.text)")
    #expect(seen.leavings.isEmpty)
    let progress = try await playground.kata("progress", "--json")
    #expect(progress.text.contains("finished"), "\(progress.text)")
  }

  /// Every letter is tried until each question has been answered.
  @Test func explainsAnswersAndRemembersThem() async throws {
    let playground = try Playground()
    let lesson = try lesson("Question", playground)
    let quiz = try playground.terminal("read", "own", "--questions", "--lessons", lesson.path)
    try await quiz.wait(forLine: "q stops):")
    await quiz.type("a\r")
    try await quiz.wait(for: "Not a.")
    #expect(await quiz.text.contains("Because of the first."))
    try await quiz.wait(forLine: "q stops):")
    await quiz.type("b\r")
    try await quiz.wait(for: "Right.")
    let seen = try await quiz.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains("of 1 answered right"), "\(seen.text)")
    let progress = try await playground.kata("progress", "--lessons", lesson.path)
    #expect(progress.text.contains("questions 1/1"), "\(progress.text)")
  }

  @Test func turnsPagesInTheSession() async throws {
    let session = try await Playground().session()
    await session.type("read viper\r")
    try await session.wait(forLine: Self.foot)
    // ^C is for the pager, and then for nobody.
    let before = await session.count
    await session.type("\u{3}")
    try await session.wait(past: before)
    // The pager throws away what was typed while it heard of ^C, so one q may not be enough.
    var left = false
    for _ in 0..<60 where !left {
      await session.type("q")
      left = (try? await session.wait(for: "Your place is kept", .seconds(1))) != nil
    }
    #expect(left)
    // A q too many waits at the prompt; ^U takes it away.
    await session.type("\u{15}")
    try await session.prompt()
    try await session.enter("next")
    await session.type("\u{4}")
    let seen = try await session.finish()
    #expect(seen.status == 0)
    #expect(seen.leavings.isEmpty)
  }

  @Test func pagesTheCourse() async throws {
    let session = try Playground().terminal("progress")
    try await session.wait(for: "Your progress")
    #expect(await !session.text.contains("Choosing, and mixing"), "The end is on another page.")
    await session.type("G")
    try await session.wait(for: "Choosing, and mixing")
    await session.type("q")
    #expect(try await session.finish().status == 0)
  }

  @Test(arguments: ["cat", "", "/bin/cat"]) func printsAllWithoutAPager(_ pager: String)
    async throws
  {
    let session = try Playground().terminal("read", "why", environment: ["KATA_PAGER": pager])
    try await session.wait(forLine: "q stops):")
    let text = await session.text
    #expect(text.contains("Why choose an architecture"))
    await session.type("q\r")
    let seen = try await session.finish()
    #expect(seen.status == 0)
    #expect(seen.text.contains("read mvc"), "What comes next is said.")
  }

  @Test func saysThatThePagerIsNotThere() async throws {
    let session = try Playground().terminal(
      "read", "why", environment: ["KATA_PAGER": "no-such-pager -x"])
    try await session.wait(forLine: "q stops):")
    #expect(await session.text.contains("`no-such-pager` was not found"))
    #expect(await session.text.contains("Why choose an architecture"))
  }

  @Test func printsAllWhenThePagerFails() async throws {
    let session = try Playground().terminal(
      "read", "why", environment: ["KATA_PAGER": "false"])
    try await session.wait(forLine: "q stops):")
    #expect(await session.text.contains("Why choose an architecture"))
  }

  @Test(arguments: ["pager", "questions"]) func endsWhenTheWindowIsClosed(_ place: String)
    async throws
  {
    let playground = try Playground()
    let session = try playground.terminal(
      "read", "why", environment: place == "pager" ? [:] : ["PAGER": "cat"])
    try await session.wait(forLine: place == "pager" ? Self.foot : "q stops):")
    let ending = try await session.hangUp()
    #expect(ending.status == 129, "\(ending)")
    #expect(playground.survivors.isEmpty)
  }

  @Test(arguments: [60, 80, 120]) func keepsToTheWindow(_ columns: Int) async throws {
    for lesson in ["why", "mvc", "mvp", "mvvm", "viper", "glance", "choosing"] {
      for language in ["en", "zh"] {
        let run = try await Playground().kata(
          "read", lesson, environment: ["COLUMNS": "\(columns)", "KATA_LANG": language])
        #expect(run.status == 0)
        let long = run.text.split(separator: "\n").filter { row in
          row.unicodeScalars.map(CellWidth.of).reduce(0, +) > min(columns, 100)
        }
        #expect(long.isEmpty, "\(lesson) \(language): \(long)")
      }
    }
  }

  /// The title stands in the list, and again in what comes next.
  @Test(arguments: [20, 30]) func keepsWordsWholeInANarrowList(_ columns: Int) async throws {
    let run = try await Playground().kata("lessons", environment: ["COLUMNS": "\(columns)"])
    #expect(run.text.components(separatedBy: "architecture").count == 3, "\(run.text)")
  }

  @Test(arguments: [
    ("vipr", "viper"), ("99", "lessons"), ("", "lessons"), ("../../etc", "no lesson"),
  ])
  func namesALessonThatIsThere(_ typed: String, _ answer: String) async throws {
    let run = try await Playground().kata("read", typed)
    #expect(run.status == 64, "\(run.all)")
    #expect(run.errorText.contains(answer), "\(run.errorText)")
  }

  /// A lesson open in `less`, at its first page.
  private func opened(
    _ playground: Playground, _ words: String..., lesson: String = "why"
  ) async throws -> TerminalSession {
    let session = try TerminalSession(
      playground.spawn(["read", lesson] + words), in: playground, rows: 24)
    try await session.wait(for: "a page of less") {
      $0.modes.isOnSecondScreen && $0.line.hasSuffix(Self.foot)
    }
    return session
  }

  private func lesson(_ title: String, _ playground: Playground) throws -> URL {
    let folder = try playground.lessonShelf()
    let text = """
      ---
      title: \(title)
      summary: One question.
      ---

      Some words.

      <!-- checkpoint choose one -->

      Which?

      - [ ] the first

        Because of the first.

      - [x] the second

        Because of the second.
      """
    try Data(text.utf8).write(to: folder.appending(path: "en/01-own.md"))
    return folder
  }
}
