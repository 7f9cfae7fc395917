import Foundation
package import KataCore

/// The `compile_commands.json` from which SourceKit-LSP learns how the learner's files are compiled.
package struct CompileCommands: Codable, Hashable, Sendable {
  /// How one file is compiled.
  package struct Entry: Codable, Hashable, Sendable {
    package let directory: String
    package let file: String
    package let arguments: [String]

    package init(directory: String, file: String, arguments: [String]) {
      self.directory = directory
      self.file = file
      self.arguments = arguments
    }
  }

  package let entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Writes the file into a workspace; says whether it had to, since editors read it anew after each change.
  ///
  /// Throws in a folder that cannot be written, which is no reason for a check to stop.
  @discardableResult
  package func write(to workspace: Workspace, disk: Disk = Disk()) throws -> Bool {
    let layout = WorkspaceLayout(root: workspace.root)
    let url = layout.root.appending(path: "compile_commands.json")
    let data = try JSONFile<[Entry]>.encode(entries)
    guard try !disk.isFile(url) || disk.read(url) != data else { return false }
    let isStarted = try disk.kind(of: layout.kata) == .folder
    let lock = isStarted ? try WorkspaceLock(of: layout, disk: disk) : nil
    try withExtendedLifetime(lock) {
      try disk.replace(url, with: data, durably: false)
    }
    return true
  }
}
