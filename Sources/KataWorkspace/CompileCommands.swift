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
  /// The content of the response file that the entries refer to.
  private let sourceList: String

  package init(_ entries: [Entry]) {
    self.entries = entries
    sourceList = ""
  }

  /// Describes how a workspace's files are compiled together.
  ///
  /// Every command names all files, so they stand in a response file: in each entry, a thousand files would be a
  /// million names.
  package init(for files: [RelativePath], of workspace: Workspace, arguments: [String]) {
    let layout = WorkspaceLayout(root: workspace.root)
    let paths = files.map { layout.file($0).path }
    entries = paths.map {
      Entry(
        directory: workspace.root.path, file: $0,
        arguments: arguments + ["@\(layout.sourceList.path)"])
    }
    sourceList = paths.map { "\(Self.quoted($0))\n" }.joined()
  }

  private static func quoted(_ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// Writes the files into a workspace; says whether it had to, since editors read them again after each change.
  ///
  /// Throws in a folder that cannot be written, which is no reason for a check to stop.
  @discardableResult
  package func write(to workspace: Workspace, disk: Disk = Disk()) throws -> Bool {
    let layout = WorkspaceLayout(root: workspace.root)
    let disk = disk.beneath(workspace.root)
    let isStarted = try disk.kind(of: layout.kata) == .folder
    var files = [(layout.compileCommands, try JSONFile<[Entry]>.encode(entries))]
    if isStarted, !sourceList.isEmpty {
      files.insert((layout.sourceList, Data(sourceList.utf8)), at: 0)
    }
    let changed = try files.filter { try !Self.holds($0.0, $0.1, disk) }
    guard !changed.isEmpty else { return false }
    let lock = isStarted ? try WorkspaceLock(of: layout, disk: disk) : nil
    try withExtendedLifetime(lock) {
      for (url, data) in changed { try disk.replace(url, with: data, durably: false) }
    }
    return true
  }

  private static func holds(_ url: URL, _ data: Data, _ disk: Disk) throws -> Bool {
    let kind = try disk.kind(of: url)
    return try kind == .file(byteCount: data.count) && disk.read(url, atMost: data.count) == data
  }
}
