import Foundation
import KataCore
import KataRecords
import Testing

/// Several terminals at once, and one that is killed: what only real processes can show.
struct ProcessTests {
  private let folder: RecordFolder

  init() throws {
    folder = try RecordFolder()
  }

  /// Notes 200 attempts in a process of its own.
  private func write(from path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let store = try RecordStore.open(in: URL(filePath: path), now: { Date() }).store
      for minute in 0..<200 { try store.note(.sample(minute: minute)) }
    }
  }

  private func writeFromTwoProcesses() async {
    let path = folder.url.path
    async let one: Void = write(from: path)
    async let other: Void = write(from: path)
    _ = await (one, other)
  }

  @Test func loseNothingWhenTwoWrite() async throws {
    await writeFromTwoProcesses()
    #expect(try folder.store().attempts().count == 400)
    #expect(try folder.names().isEmpty)
  }

  @Test func setDamagedRecordsAsideOnlyOnce() async throws {
    try folder.write(Data(repeating: 7, count: 5000))
    await writeFromTwoProcesses()
    #expect(try folder.store().attempts().count == 400)
    #expect(try folder.names() == ["records.damaged-1.sqlite"])
  }

  /// A file says which attempts were noted, because the process cannot any more.
  @Test func loseNothingWhenOneIsKilledInTheMiddle() async throws {
    let path = folder.url.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let folder = URL(filePath: path)
      let store = try RecordStore.open(in: folder, now: { Date() }).store
      let diary = open(folder.appending(path: "diary").path, O_WRONLY | O_CREAT, 0o600)
      Thread.detachNewThread {
        while lseek(diary, 0, SEEK_CUR) < 50 * 36 { usleep(100) }
        kill(getpid(), SIGKILL)
      }
      for minute in 0... {
        let attempt = AttemptRecord.sample(minute: minute)
        try store.note(attempt)
        _ = Foundation.write(diary, attempt.id.uuidString, 36)
      }
    }
    let diary = String(decoding: try folder.read("diary"), as: UTF8.self)
    let (store, notes) = try folder.open()
    let found = Set(try store.attempts().map(\.id.uuidString))
    #expect(notes.isEmpty)
    #expect(diary.count >= 50 * 36)
    for start in stride(from: 0, to: diary.count - 35, by: 36) {
      #expect(found.contains(String(diary.dropFirst(start).prefix(36))))
    }
    try store.note(.sample())
  }

  @Test func sayThatTheDiskIsFullAtALimitOnFiles() async throws {
    let path = folder.url.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 300_000, rlim_max: 300_000)
      setrlimit(__rlimit_resource_t(1), &limit)
      let store = try RecordStore.open(in: URL(filePath: path), now: { Date() }).store
      let error = #expect(throws: RecordError.self) {
        for minute in 0..<10_000 { try store.note(.sample(minute: minute)) }
      }
      #expect(error == .diskFull(path: path + "/records.sqlite"))
    }
    #expect(try folder.store().attempts().isEmpty == false)
  }

  @Test func loseNothingWhenTwoStoresOfOneProcessWrite() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { [folder] in
          let store = try folder.store()
          for minute in 0..<200 { try store.note(.sample(minute: minute)) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.store().attempts().count == 400)
  }

  @Test func doNotWaitForAnotherForEver() throws {
    let first = try folder.store()
    try first.note(.sample())
    let second = try folder.open(patience: .milliseconds(50)).store
    try folder.whileWriting {
      #expect(throws: RecordError.busy(path: folder.database.path)) {
        try second.note(.sample())
      }
      let found = try second.attempts()
      #expect(found.count == 1)
    }
    try second.note(.sample())
  }
}
