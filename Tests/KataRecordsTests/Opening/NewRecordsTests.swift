import Foundation
import KataRecords
import Testing

struct NewRecordsTests {
  @Test func areBegunInAFolderThatIsMade() throws {
    let folder = try RecordFolder()
    let place = folder.url.appending(path: "share/kata")
    let (store, notes) = try RecordStore.open(in: place, now: { Date() })
    #expect(notes.isEmpty)
    #expect(store.isWritable)
    let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  /// A kill may leave any beginning behind.
  @Test(arguments: ["", "PRAGMA journal_mode = WAL", "CREATE TABLE grdb_migrations (identifier)"])
  func areBegunWhereOnlyABeginningIs(_ beginning: String) throws {
    let folder = try RecordFolder()
    try folder.write(Data())
    try folder.tamper(beginning)
    let (store, notes) = try folder.open()
    #expect(notes.isEmpty)
    try store.note(.sample())
    #expect(try folder.store().attempts().count == 1)
  }

  @Test func openAgainInAnyMode() throws {
    let folder = try RecordFolder()
    try folder.store().note(.sample())
    try folder.tamper("PRAGMA journal_mode = DELETE")
    let (store, notes) = try folder.open()
    #expect(notes.isEmpty)
    #expect(try store.attempts().count == 1)
    try store.note(.sample())
    let changes = folder.url.appending(path: "records.sqlite-wal")
    #expect(FileManager.default.fileExists(atPath: changes.path))
  }

  @Test func saySoWhenAFileIsInTheWay() throws {
    let folder = try RecordFolder()
    try folder.write(Data(), to: "file")
    for path in ["file", "file/kata"] {
      let place = folder.url.appending(path: path)
      #expect(throws: RecordError.inTheWay(path: place.path)) {
        try RecordStore.open(in: place, now: { Date() })
      }
    }
  }

  @Test func areNoMoreOnceClosed() throws {
    let store = try RecordFolder().store()
    store.close()
    #expect(throws: RecordError.self) { try store.note(.sample()) }
  }
}
