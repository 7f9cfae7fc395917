import Foundation
import GRDB
import KataCore
import KataRecords

/// A folder of a test's own that may hold records, gone when the test is.
final class RecordFolder: Sendable {
  let url: URL
  private let clock = Stopwatch()

  init() throws {
    url = URL(filePath: Self.parent, directoryHint: .isDirectory).resolvingSymlinksInPath()
      .appending(path: "kata-records-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// In memory where that is offered, because each change waits for the disk.
  private static var parent: String {
    let memory = "/dev/shm"
    let isOffered = FileManager.default.isWritableFile(atPath: memory)
    return isOffered ? memory : NSTemporaryDirectory()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var database: URL { url.appending(path: "records.sqlite") }

  /// Opens the records; each moment that they ask for is a second after the one before.
  func open(
    patience: Duration = .seconds(20)
  ) throws -> (store: RecordStore, notes: [Finding]) {
    try RecordStore.open(in: url, patience: patience, now: clock.now)
  }

  func store() throws -> RecordStore { try open().store }

  /// Does something to the database as another program would.
  func tamper(_ sql: String) throws {
    let queue = try DatabaseQueue(path: database.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// Does something while another program is in the middle of a change.
  func whileWriting(_ body: () throws -> Void) throws {
    let queue = try DatabaseQueue(path: database.path)
    try queue.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      try body()
      try db.execute(sql: "ROLLBACK")
    }
  }

  func write(_ data: Data, to name: String = "records.sqlite") throws {
    try data.write(to: url.appending(path: name))
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  /// The names of everything in the folder but what every open database has there.
  func names() throws -> [String] {
    let usual = ["records.sqlite", "records.sqlite-wal", "records.sqlite-shm", "records.lock"]
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !usual.contains($0) }.sorted()
  }
}

/// Tells moments that are a second apart.
private final class Stopwatch: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds = 1_700_000_000.0

  @Sendable func now() -> Date {
    lock.withLock {
      seconds += 1
      return Date(timeIntervalSince1970: seconds)
    }
  }
}
