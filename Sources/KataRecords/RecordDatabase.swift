import Foundation
import GRDB

/// An open database, with every error of it told as `RecordError`.
struct RecordDatabase: Sendable {
  let queue: DatabaseQueue
  let files: RecordFiles
  /// Held while the database is open, so that nobody moves its files; nil where there can be no lock.
  let lock: RecordLock?
  /// Why nothing can be written; nil when it can.
  let refusal: RecordError?

  /// Asks several things of one state of the records.
  func read<Answer>(_ ask: (Database) throws -> Answer) throws(RecordError) -> Answer {
    try telling { try queue.read(ask) }
  }

  /// Changes the records as a whole or not at all.
  @discardableResult
  func write<Answer>(_ change: (Database) throws -> Answer) throws(RecordError) -> Answer {
    if let refusal { throw refusal }
    return try telling { try queue.write(change) }
  }

  func close() {
    try? queue.close()
    lock?.release()
  }

  private func telling<Answer>(_ body: () throws -> Answer) throws(RecordError) -> Answer {
    do {
      return try body()
    } catch {
      let recordError = RecordError(error, at: files.database.path)
      // Whoever opens the records next looks through all of them and sets them aside if need be.
      if case .damaged = recordError { lock?.markSuspicious() }
      throw recordError
    }
  }
}
