import Foundation
import KataCore
import KataWorkspace
import Testing

struct WorkspaceLockTests {
  @Test func refusesASecondWriterAndLetsReadersThrough() throws {
    let kata = try TestKata()
    let workspace = try kata.start()
    try kata.learner.write("Sources/New.swift", "new")
    let descriptor = open(kata.learner.place(".kata/lock").path, O_RDWR | O_CLOEXEC)
    // A child that another test starts just now holds a copy of the starter's lock for a moment.
    try #require(flock(descriptor, LOCK_EX) == 0)
    let store = kata.store(disk: Disk(lockPatience: .zero))
    #expect(throws: WorkspaceError.busy(root: kata.learner.root.path)) { try store.undo() }
    #expect(try SourceReader().read(workspace).files.count == 3)
    #expect(try store.history().count == 1)
    #expect(try kata.finder.find(from: kata.learner.root).workspace.kata == "greeting")
    close(descriptor)
    #expect(try store.undo() != nil)
  }

  @Test func letsManyWritersTakeTurns() async throws {
    let kata = try TestKata(starter: ["Sources/A.swift": "a"])
    try kata.start()
    let store = kata.store(disk: Disk(lockPatience: .seconds(30)))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let tree = SourceTree(["Sources/A.swift": Data("a\(number)".utf8)])
          _ = try store.replaceAll(with: tree, reason: .restore)
        }
      }
      try await group.waitForAll()
    }
    let snapshots = try store.history()
    #expect(snapshots.map(\.number) == Array(1...8))
  }
}
