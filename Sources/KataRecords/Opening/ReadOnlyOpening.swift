import Foundation
import GRDB

/// Opens records that can be read but not written, as on a read-only or a full disk.
struct ReadOnlyOpening {
  let files: RecordFiles

  /// Opens them in the first way that works.
  ///
  /// - Throws: `cause`, the reason why they cannot be written, when there is nothing to read.
  func open(because cause: RecordError) throws(RecordError) -> RecordDatabase {
    let path = files.database.path
    guard try files.kind(of: files.database) == .file else { throw cause }
    let way: RecordConnection.Way =
      try files.hasPendingChanges() ? .readOnlyAlone : .readOnlyUnchanging
    var unfitness: RecordError.Unfitness?
    for way in [.readOnly, way] {
      let found = try? RecordConnection(files: files).open(way, patience: .seconds(1))
      if let found, found.condition == .sound, let queue = found.queue {
        return RecordDatabase(queue: queue, files: files, lock: nil, refusal: refusal(cause))
      }
      unfitness = found?.condition.unfitness ?? unfitness
    }
    guard let unfitness else { throw cause }
    throw .notSetAside(unfitness, path: path, reason: "nothing can be written there")
  }

  private func refusal(_ cause: RecordError) -> RecordError {
    if case .diskFull = cause { cause } else { .readOnly(path: files.database.path) }
  }
}
