import Foundation
import KataCore
import KataWorkspace
import Testing

struct RecordBookTests {
  private let kata: TestKata
  private let book: RecordBook

  init() throws {
    kata = try TestKata()
    book = RecordBook(of: try kata.start(), now: TestKata.now)
  }

  private func submission(_ text: String) -> Digest { Digest(of: Data(text.utf8)) }

  @Test func recordsAPassOncePerSubmission() throws {
    #expect(try book.read().isPassed == false)
    for text in ["a", "a", "b", "a"] { #expect(try book.notePass(of: submission(text)).isEmpty) }
    #expect(try book.read().events.compactMap(\.submission) == [submission("a"), submission("b")])
    #expect(try book.read().firstPassed == TestKata.now())
  }

  @Test func tellsWithWhichChangeRequestsFilesHavePassed() throws {
    _ = try book.notePass(of: submission("a"))
    _ = try book.notePass(of: submission("b"), with: ["initials"])
    let record = try book.read()
    #expect(record.hasPassed(submission("a"), with: []))
    #expect(!record.hasPassed(submission("a"), with: ["initials"]))
    #expect(record.hasPassed(submission("b"), with: ["initials"]))
  }

  @Test func recordsThatSomebodyGaveUp() throws {
    _ = try book.noteSolutionShown(gaveUp: true)
    #expect(try book.read().gaveUp)
    #expect(try kata.learner.text(".kata/record.json").contains("\"kata/record/v1\""))
  }

  @Test func staysSmall() throws {
    for number in 0..<60 { _ = try book.notePass(of: submission("\(number)")) }
    let events = try book.read().events
    #expect(events.count == 51)
    #expect(events.first?.submission == submission("0"))
    #expect(events.last?.submission == submission("59"))
  }

  @Test func setsABrokenRecordAsideAndBeginsAnew() throws {
    for (number, text) in ["{", "<<<<<<<"].enumerated() {
      try kata.learner.write(".kata/record.json", text)
      #expect(try book.read().events.isEmpty)
      #expect(try book.notePass(of: submission("a")).map(\.id) == ["record.broken"])
      #expect(try kata.learner.text(".kata/record.broken-\(number + 1).json") == text)
      #expect(try book.read().isPassed)
    }
  }

  @Test func leavesARecordOfANewerKataAlone() throws {
    try kata.learner.write(".kata/record.json", #"{"schema":"kata/record/v2"}"#)
    #expect(throws: WorkspaceError.self) { try book.noteSolutionShown(gaveUp: false) }
    #expect(try book.notePass(of: submission("a")).map(\.id) == ["record.skipped"])
    #expect(try kata.learner.text(".kata/record.json") == #"{"schema":"kata/record/v2"}"#)
  }

  @Test func keepsTheOldRecordWhenTheDiskIsFull() throws {
    _ = try book.notePass(of: submission("a"))
    let full = Disk { action, path in
      if action == .write { throw WorkspaceError.diskFull(path: path) }
    }
    let book = RecordBook(of: kata.workspace, disk: full, now: TestKata.now)
    let note = try #require(try book.notePass(of: submission("b")).first)
    #expect(note.explanation?.contains(".kata/record.json could not be written") == true)
    #expect(try book.read().events.count == 1)
  }
}
