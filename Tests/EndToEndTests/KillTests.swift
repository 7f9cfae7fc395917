import Foundation
import Glibc
import Testing

/// `kill -9` in the middle of commands: what was told is kept, files are whole, and the next command needs no help.
@Suite(.lane) struct KillTests {
  private let playground: Playground
  private let workspace: LearnerFolder

  init() async throws {
    playground = try Playground()
    workspace = try await playground.workspace()
  }

  /// The report waits for a reader of its pipe, who never comes, so that the kill follows the verdict at once.
  @Test func keepsAVerdictThatWasTold() async throws {
    let pipe = playground.folder.appending(path: "report")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let check = ["check", "--no-scores", "--format", "junit", "--output", pipe.path]
    let child = try Child(playground.spawn(check, in: workspace.root))
    try await child.wait(for: "the verdict", .seconds(60)) {
      String(decoding: $0, as: UTF8.self).contains("Not passed")
    }
    await child.send(SIGKILL)
    _ = try await child.finish()
    #expect(playground.survivors.isEmpty)
    let history = try await playground.kata("history", in: workspace.root)
    #expect(history.text.contains("✗ 3 of 7"), "\(history.all)")
  }

  @Test(arguments: [["reset", "--yes"], ["undo"], ["check", "--no-scores"]])
  func leavesFilesWholeAtAnyMoment(_ command: [String]) async throws {
    try edit(workspace, "// mine")
    _ = try await playground.kata("check", "--no-scores", in: workspace.root)
    try edit(workspace, "// mine, later")
    let before = try workspace.contents()
    let whole = try copy("whole")
    let start = ContinuousClock.now
    _ = try await Child(playground.spawn(command, in: whole.root)).finish()
    let duration = ContinuousClock.now - start
    let after = try whole.contents()
    for part in [0.2, 0.45, 0.7, 0.95] {
      let killed = try copy("killed-\(part)")
      let child = try Child(playground.spawn(command, in: killed.root))
      try await Task.sleep(for: duration * part)
      await child.send(SIGKILL)
      _ = try await child.finish()
      #expect(playground.survivors.isEmpty)
      let next = try await playground.kata("diff", in: killed.root)
      #expect(next.status == 0, "\(next.all)")
      #expect(try [before, after].contains(killed.contents()), "after \(part) of \(command)")
    }
    // Told of records that are damaged.
    #expect(try await playground.kata("progress", in: whole.root).errors.isEmpty)
  }

  private func edit(_ folder: LearnerFolder, _ line: String) throws {
    let file = folder.sources.appending(path: "CounterViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data("\(text)\n\(line)\n".utf8).write(to: file)
    try Data("\(line)\n".utf8).write(to: folder.sources.appending(path: "Extra.swift"))
  }

  private func copy(_ name: String) throws -> LearnerFolder {
    let root = playground.folder.appending(path: name)
    try FileManager.default.copyItem(at: workspace.root, to: root)
    return LearnerFolder(root: root)
  }
}
