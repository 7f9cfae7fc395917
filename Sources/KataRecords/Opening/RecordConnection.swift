import Foundation
import GRDB

/// Opens the database file itself.
struct RecordConnection {
  let files: RecordFiles

  /// What is expected of the file's surroundings.
  enum Way {
    case readAndWrite
    /// Reads, together with others that may write.
    case readOnly
    /// Reads the changes that wait beside the database too, although no file can be made to share them with others.
    case readOnlyAlone
    /// Reads a file that nobody changes; waiting changes are not seen.
    case readOnlyUnchanging
  }

  /// Opens the file, and says what it is when that is not as it should be; `thoroughly` reads all of it.
  ///
  /// - Throws: What the system or the disk have against it.
  func open(
    _ way: Way, patience: Duration, thoroughly: Bool = false
  ) throws(RecordError) -> (condition: RecordCondition, queue: DatabaseQueue?) {
    do {
      let queue = try DatabaseQueue(
        path: path(way), configuration: Self.configuration(way, patience))
      let condition = try queue.read { try RecordSchema().condition(of: $0) }
      if condition == .sound {
        if thoroughly { try verify(queue) }
        if way == .readAndWrite { try? share(queue) }
        return (.sound, queue)
      }
      // At once, because a connection that outlives the file's name would remove what belongs to its successor.
      try queue.close()
      return (condition, nil)
    } catch {
      let recordError = RecordError(error, at: files.database.path)
      if case .damaged = recordError { return (.unfit(.damaged), nil) }
      throw recordError
    }
  }

  private func verify(_ queue: DatabaseQueue) throws {
    try queue.read { try RecordSchema().verify($0) }
    // Some heads can be read from and not be written to.
    try queue.write { try $0.execute(sql: "DELETE FROM setting WHERE 0") }
  }

  /// Lets readers and a writer work at the same time.
  ///
  /// The file keeps this, so that it costs nothing from the second time on. Some network disks do not offer it;
  /// there they wait for each other.
  private func share(_ queue: DatabaseQueue) throws {
    try queue.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
  }

  /// Makes the database, or brings it up to date; to be called by one process at a time.
  func make(patience: Duration) throws(RecordError) {
    do {
      let queue = try DatabaseQueue(
        path: path(.readAndWrite), configuration: Self.configuration(.readAndWrite, patience))
      try share(queue)
      try RecordSchema().migrator.migrate(queue)
      try queue.close()
    } catch {
      throw RecordError(error, at: files.database.path)
    }
  }

  private func path(_ way: Way) -> String {
    let path = files.database.path
    let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return switch way {
    case .readAndWrite, .readOnly: path
    case .readOnlyAlone: "file:\(encoded)?mode=ro&vfs=unix-none"
    case .readOnlyUnchanging: "file:\(encoded)?immutable=1"
    }
  }

  private static func configuration(_ way: Way, _ patience: Duration) -> Configuration {
    var configuration = Configuration()
    configuration.label = "kata.records"
    configuration.busyMode = .timeout(patience / .seconds(1))
    configuration.readonly = way != .readAndWrite
    if way == .readOnlyAlone {
      // An only reader keeps in memory what others would need a shared file for.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    }
    return configuration
  }
}
