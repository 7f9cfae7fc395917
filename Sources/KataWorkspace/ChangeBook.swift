package import Foundation
package import KataCore

/// Begins change requests in a workspace, and keeps the files as they were before each and when it first held.
package struct ChangeBook: Sendable {
  private let layout: WorkspaceLayout
  private let disk: Disk
  private let now: @Sendable () -> Date

  package init(
    of workspace: Workspace, disk: Disk = Disk(), now: @escaping @Sendable () -> Date
  ) {
    layout = WorkspaceLayout(root: workspace.root)
    self.disk = disk.beneath(workspace.root)
    self.now = now
  }

  /// Begins a change request with the files as they are, wholly or not at all.
  ///
  /// - Throws: `WorkspaceError`, such as `outsideWorkspace` in a folder that was never started.
  package func begin(_ request: ChangeRequest) throws {
    let locked = try LockedWorkspace(layout, disk: disk, now: now)
    guard let metadata = try WorkspaceMetadata(of: layout, disk: disk) else {
      throw WorkspaceError.outsideWorkspace(path: layout.root.path)
    }
    guard !(metadata.changes ?? []).contains(request.id) else { return }
    let tree = try locked.tree()
    _ = try locked.take(tree, .change)
    let base = Self.copies(of: tree, in: WorkspaceLayout.base(of: request.id))
    // The metadata comes last, so that a change which is begun has its base.
    try locked.make(
      Change(
        operation: .change,
        writes: base + [(".kata/workspace.json", try metadata.beginning(request).encoded())],
        old: tree))
  }

  /// Keeps the files with which a change request holds, the first time that it does: what is edited later is no part of it.
  ///
  /// A check does not fail for want of that, so an error with the folder comes back as a note.
  package func finish(_ request: ChangeRequest, with files: [SourceFile]) -> [Finding] {
    do {
      let locked = try LockedWorkspace(layout, disk: disk, now: now)
      guard try result(of: request) == nil else { return locked.notes }
      let tree = SourceTree(
        Dictionary(files.map { ($0.path, Data($0.text.utf8)) }) { first, _ in first })
      let result = Self.copies(of: tree, in: WorkspaceLayout.result(of: request.id))
      try locked.make(Change(operation: .change, writes: result))
      return locked.notes
    } catch {
      return [
        Finding(
          id: "change.skipped", severity: .note,
          summary: "What the change request took was not kept", explanation: "\(error)")
      ]
    }
  }

  /// The files as they were when a change request was begun; nil where nobody kept them.
  package func base(of request: ChangeRequest) throws -> SourceTree? {
    try files(in: WorkspaceLayout.base(of: request.id))
  }

  /// The files of the first check that a change request has passed; nil before that.
  package func result(of request: ChangeRequest) throws -> SourceTree? {
    try files(in: WorkspaceLayout.result(of: request.id))
  }

  private func files(in folder: String) throws -> SourceTree? {
    let tree = try SourceTree(in: layout.layout(of: folder), disk: disk)
    return tree.files.isEmpty ? nil : tree
  }

  private static func copies(
    of tree: SourceTree, in folder: String
  ) -> [(path: RelativePath, data: Data)] {
    tree.files.sorted { $0.key < $1.key }.compactMap { path, data in
      RelativePath("\(folder)/\(path)").map { (path: $0, data: data) }
    }
  }
}
