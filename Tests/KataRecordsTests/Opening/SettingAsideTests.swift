import Foundation
import KataCore
import KataRecords
import Testing

struct SettingAsideTests {
  private let folder: RecordFolder

  init() throws {
    folder = try RecordFolder()
  }

  private static let garbage = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 37) })

  /// Records with one attempt, as the bytes of their file.
  private func sound() throws -> Data {
    let store = try folder.store()
    try store.note(.sample())
    store.close()
    return try folder.read("records.sqlite")
  }

  private func expectANewBeginning(
    _ id: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Finding {
    let (store, notes) = try folder.open()
    let note = try #require(notes.first, sourceLocation: sourceLocation)
    #expect(notes.map(\.id) == [id], sourceLocation: sourceLocation)
    #expect(try store.attempts().isEmpty, sourceLocation: sourceLocation)
    try store.note(.sample())
    #expect(try folder.open().notes.isEmpty, sourceLocation: sourceLocation)
    return note
  }

  @Test func keepsGarbageUnderANumber() throws {
    for number in 1...3 {
      try folder.write(Self.garbage)
      let note = try expectANewBeginning("records.damaged")
      let name = "records.damaged-\(number).sqlite"
      #expect(try folder.read(name) == Self.garbage)
      #expect(note.explanation?.contains(folder.url.appending(path: name).path) == true)
      for end in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(at: folder.url.appending(path: "records.sqlite\(end)"))
      }
    }
  }

  @Test(arguments: [2, 99, 100, 4096, 40_000])
  func keepsWhatIsLeftOfATruncatedFile(_ count: Int) throws {
    let whole = try sound()
    try folder.write(whole.prefix(count))
    _ = try expectANewBeginning("records.damaged")
    #expect(try folder.read("records.damaged-1.sqlite") == whole.prefix(count))
  }

  @Test func keepsAFolderThatIsInThePlaceOfTheFile() throws {
    let inner = folder.database.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    _ = try expectANewBeginning("records.damaged")
    #expect(try folder.names() == ["records.damaged-1.sqlite"])
  }

  @Test func opensNoPipe() throws {
    #expect(mkfifo(folder.database.path, 0o600) == 0)
    _ = try expectANewBeginning("records.damaged")
  }

  @Test func keepsChangesWhoseDatabaseIsGone() throws {
    try folder.write(Self.garbage, to: "records.sqlite-wal")
    _ = try expectANewBeginning("records.damaged")
    #expect(try folder.read("records.damaged-1.sqlite-wal") == Self.garbage)
  }

  @Test func keepsRecordsOfANewerKata() throws {
    _ = try sound()
    try folder.tamper("INSERT INTO grdb_migrations VALUES ('999')")
    let note = try expectANewBeginning("records.newer")
    #expect(note.summary.contains("newer kata"))
    #expect(try folder.names() == ["records.newer-1.sqlite"])
  }

  @Test func keepsAnotherProgramsDatabase() throws {
    try folder.tamper("CREATE TABLE song (title)")
    _ = try expectANewBeginning("records.foreign")
  }

  @Test(arguments: ["DROP TABLE answer", "ALTER TABLE hint RENAME TO tip"])
  func keepsRecordsWithoutATable(_ damage: String) throws {
    _ = try sound()
    try folder.tamper(damage)
    _ = try expectANewBeginning("records.damaged")
  }

  @Test(arguments: [
    "UPDATE attempt SET started = 'yesterday'", "UPDATE attempt SET failing = '['",
    "UPDATE attempt SET id = x'00'", "ALTER TABLE attempt DROP COLUMN toolchain",
  ])
  func setsAsideWhatTurnedOutToBeDamagedInUse(_ damage: String) throws {
    _ = try sound()
    try folder.tamper(damage)
    let (store, notes) = try folder.open()
    #expect(notes.isEmpty)
    #expect(throws: RecordError.damaged(path: folder.database.path)) { try store.attempts() }
    store.close()
    _ = try expectANewBeginning("records.damaged")
  }

  @Test func movesNothingThatIsInUse() throws {
    let store = try folder.store()
    try store.note(.sample())
    try folder.tamper("INSERT INTO grdb_migrations VALUES ('999')")
    #expect(throws: RecordError.inUse(.newer, path: folder.database.path)) {
      try folder.open(patience: .milliseconds(50))
    }
    try store.note(.sample(minute: 1))
    #expect(try store.attempts().count == 2)
    #expect(try folder.names().isEmpty)
  }
}
