import Foundation
import KataCore
import KataRecords
import Testing

/// Records of the first form, which knew no scores.
struct OlderRecordsTests {
  private let folder: RecordFolder

  init() throws {
    folder = try RecordFolder()
    try folder.store().note(.sample(minute: 1))
    try folder.tamper(
      "DROP TABLE score; DELETE FROM grdb_migrations WHERE identifier IN ('2', '3')")
  }

  @Test func keepWhatTheyHold() throws {
    let (store, notes) = try folder.open()
    #expect(notes.isEmpty)
    #expect(try store.attempts().count == 1)
    #expect(try folder.names().isEmpty)
  }

  @Test func keepScoresFromBeforeThereWasAdvice() throws {
    let attempt = AttemptRecord.sample(minute: 2)
    try folder.store().note(attempt)
    try folder.store().note(.sample(attempt, distribution: 0.4))
    try folder.tamper(
      "ALTER TABLE score DROP COLUMN advice; DELETE FROM grdb_migrations WHERE identifier = '3'")
    let scores = try #require(try folder.store().scores(of: attempt.id))
    #expect(scores[.distribution].raw == 0.4)
    #expect(scores.advice == nil)
  }

  @Test func takeScoresFromNowOn() throws {
    let store = try folder.store()
    let attempt = AttemptRecord.sample(minute: 2)
    try store.note(attempt)
    try store.note(.sample(attempt, distribution: 0.4))
    #expect(try folder.store().scores(of: attempt.id) != nil)
  }
}
