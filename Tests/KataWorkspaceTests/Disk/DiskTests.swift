import Foundation
import KataCore
import KataWorkspace
import Testing

/// What happens on a disk that is really full is tried with `/dev/full` and a file-size limit elsewhere; here
/// the errors are made.
struct DiskTests {
  private let workspace: Workspace
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder(["compile_commands.json": "old"])
    workspace = Workspace(root: folder.root, kata: "greeting", version: 1, pattern: "mvp")
  }

  @Test func keepsTheOldFileWhenTheNewOneDoesNotFit() throws {
    let disk = Disk { action, path in
      if action == .write { throw WorkspaceError.diskFull(path: path) }
    }
    let path = folder.place("compile_commands.json").path
    #expect(throws: WorkspaceError.diskFull(path: path)) {
      try CompileCommands([]).write(to: workspace, disk: disk)
    }
    #expect(try folder.text("compile_commands.json") == "old")
    #expect(folder.files() == ["compile_commands.json"])
  }

  @Test(arguments: 0..<6)
  func hasTheOldOrTheNewFileWheneverItIsStopped(operations: Int) throws {
    let mortal = MortalDisk(operations: operations)
    _ = try? CompileCommands([]).write(to: workspace, disk: mortal.disk)
    #expect(["old", "[\n\n]\n"].contains(try folder.text("compile_commands.json")))
  }
}
