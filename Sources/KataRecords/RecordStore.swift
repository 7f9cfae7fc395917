package import Foundation
package import KataCore

/// What a learner has done: attempts, hints, readings, answers, settings, in one database of their own.
///
/// Any number of processes may have it open. What was written is there for all of them, and outlives a kill.
package struct RecordStore: Sendable {
  let database: RecordDatabase
  let now: @Sendable () -> Date

  /// Opens the records in a folder, which is made when missing.
  ///
  /// Records that are damaged or of a newer kata are moved aside, never deleted, and new ones are begun; a
  /// note tells of it. Records that can be read but not written open all the same, and each write throws.
  package static func open(
    in folder: URL, now: @escaping @Sendable () -> Date
  ) throws(RecordError) -> (store: RecordStore, notes: [Finding]) {
    try open(in: folder, patience: .seconds(5), now: now)
  }

  /// Opens as above, with `patience` for other processes that are opening or writing.
  package static func open(
    in folder: URL, patience: Duration, now: @escaping @Sendable () -> Date
  ) throws(RecordError) -> (store: RecordStore, notes: [Finding]) {
    let opening = RecordOpening(files: RecordFiles(folder: folder), patience: patience)
    let (database, notes) = try opening.open()
    return (RecordStore(database: database, now: now), notes)
  }

  /// Says whether something can be written down; if not, each write says why.
  package var isWritable: Bool { database.refusal == nil }

  /// Closes the records and tidies up behind them; whatever is asked for afterwards throws.
  ///
  /// A process that ends without this loses nothing.
  package func close() {
    database.close()
  }
}
