import Foundation
import KataRecords
import Testing

struct AttemptsTests {
  private let folder: RecordFolder
  private let store: RecordStore

  init() throws {
    folder = try RecordFolder()
    store = try folder.store()
  }

  @Test(arguments: [0, 7, UInt64.max])
  func keepsEveryValueOfAnAttempt(seed: UInt64) throws {
    for attempt in [AttemptRecord.sample(seed: seed), .sample(minute: 1, score: 8, of: 8)] {
      try store.note(attempt)
      #expect(try folder.store().attempts(limit: 1) == [attempt])
    }
  }

  @Test func keepsTimesToTheMillisecond() {
    let attempt = AttemptRecord.sample()
    #expect(attempt.duration == .milliseconds(512))
    #expect(attempt.started == Date(timeIntervalSince1970: 1_700_000_000.123))
  }

  @Test func notesAnAttemptOnce() throws {
    let attempt = AttemptRecord.sample()
    for _ in 0..<3 { try store.note(attempt) }
    #expect(try store.attempts().count == 1)
  }

  @Test func listsTheNewestFirst() throws {
    let attempts = [3, 1, 2, 2].map { AttemptRecord.sample(minute: $0) }
    for attempt in attempts { try store.note(attempt) }
    let newestFirst = [0, 3, 2, 1].map { attempts[$0].id }
    #expect(try store.attempts().map(\.id) == newestFirst)
    #expect(try store.attempts(limit: 2).map(\.id) == Array(newestFirst.prefix(2)))
    #expect(try store.attempts(limit: 0).isEmpty)
  }

  @Test func listsWhatIsAskedFor() throws {
    let mvp = AttemptRecord.sample("greeting", "mvp", workspace: "/a b'c", minute: 1)
    let mvvm = AttemptRecord.sample("greeting", "mvvm", workspace: "/a b'c", minute: 2)
    let other = AttemptRecord.sample("counter", "mvp", workspace: "/other", minute: 3)
    for attempt in [mvp, mvvm, other] { try store.note(attempt) }
    #expect(try store.attempts(kata: "greeting") == [mvvm, mvp])
    #expect(try store.attempts(pattern: "mvp") == [other, mvp])
    #expect(try store.attempts(kata: "greeting", pattern: "mvp", workspace: "/a b'c") == [mvp])
    #expect(try store.attempts(kata: "counter", workspace: "/a b'c").isEmpty)
    #expect(try store.lastAttempt(workspace: "/a b'c") == mvvm)
    #expect(try store.lastAttempt(workspace: "/nowhere") == nil)
  }
}
