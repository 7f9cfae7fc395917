import Foundation
import KataCore
import KataRecords
import Testing

/// Disks that are full or read-only, which only a mount can show: `chmod` stops nobody who is root.
@Suite(.enabled(if: OwnDisk.isPermitted, "This machine lets no test mount anything."))
struct DiskTests {
  private let folder: RecordFolder

  init() throws {
    folder = try RecordFolder()
  }

  private var readOnly: RecordError { .readOnly(path: folder.database.path) }

  private var full: RecordError { .diskFull(path: folder.database.path) }

  /// With changes that wait beside the database, they can neither be brought into it nor shared with anybody.
  @Test(arguments: [["records.sqlite"], ["records.sqlite", "records.sqlite-wal"]])
  func readsOnAReadOnlyDisk(_ files: [String]) async throws {
    let attempt = AttemptRecord.sample()
    let (other, first) = try records(with: attempt)
    if files.count == 1 { first.close() }
    let (attempts, error) = try await OwnDisk.mounted(at: folder.url) { [folder] in
      for name in files { try folder.write(other.read(name), to: name) }
      try OwnDisk.setReadOnly(at: folder.url)
      let store = try folder.store()
      return (try store.attempts(), Self.error { try store.note(.sample()) })
    }
    #expect(attempts == [attempt])
    #expect(error == readOnly)
    first.close()
  }

  private func records(
    with attempt: AttemptRecord
  ) throws -> (folder: RecordFolder, store: RecordStore) {
    let folder = try RecordFolder()
    let store = try folder.store()
    try store.note(attempt)
    return (folder, store)
  }

  @Test func saysThatNothingCanBeBegunOnAReadOnlyDisk() async throws {
    let inner = folder.url.appending(path: "kata")
    let error = try await OwnDisk.mounted(at: folder.url) { [folder] in
      try OwnDisk.setReadOnly(at: folder.url)
      return Self.error { _ = try RecordStore.open(in: inner, now: { Date() }) }
    }
    #expect(error == .readOnly(path: inner.path))
  }

  @Test func leavesDamagedRecordsOnAReadOnlyDisk() async throws {
    let error = try await OwnDisk.mounted(at: folder.url) { [folder] in
      try folder.write(Data(repeating: 7, count: 5000))
      try OwnDisk.setReadOnly(at: folder.url)
      return Self.error { _ = try folder.open() }
    }
    guard case .notSetAside(.damaged, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func losesNothingWhenTheDiskFillsUp() async throws {
    let (noted, error, found) = try await OwnDisk.mounted(at: folder.url, kilobytes: 500) {
      [folder] in
      let store = try folder.store()
      var noted = 0
      let error = Self.error {
        while noted < 10_000 {
          try store.note(.sample(minute: noted))
          noted += 1
        }
      }
      return (noted, error, try store.attempts().count)
    }
    #expect(error == full)
    #expect(noted > 0)
    #expect(found == noted)
  }

  @Test func readsOnAFullDisk() async throws {
    let (attempts, error) = try await OwnDisk.mounted(at: folder.url) { [folder] in
      let first = try folder.store()
      try first.note(.sample())
      first.close()
      Self.fill(folder.url)
      let store = try folder.store()
      return (try store.attempts(), Self.error { try store.note(.sample()) })
    }
    #expect(attempts.count == 1)
    #expect(error == full)
  }

  @Test func movesNothingWhereNothingNewFits() async throws {
    let garbage = Data(repeating: 7, count: 5000)
    let (error, left) = try await OwnDisk.mounted(at: folder.url) { [folder] in
      try folder.write(garbage)
      Self.fill(folder.url)
      return (Self.error { _ = try folder.open() }, try folder.read("records.sqlite"))
    }
    guard case .notSetAside(.damaged, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(left == garbage)
  }

  /// Writes until no byte more fits.
  private static func fill(_ folder: URL) {
    let path = folder.appending(path: "filler").path
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let block = [UInt8](repeating: 0, count: 512)
    while write(descriptor, block, block.count) > 0 {}
  }

  private static func error(_ body: () throws -> Void) -> RecordError? {
    do {
      try body()
      return nil
    } catch {
      return error as? RecordError
    }
  }
}
