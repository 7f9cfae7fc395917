package import Foundation
package import KataCore

/// Begins change requests in a workspace, and keeps the files as they were before each.
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
    let base = tree.files.sorted { $0.key < $1.key }.compactMap { path, data in
      RelativePath("\(WorkspaceLayout.base(of: request.id))/\(path)").map { (path: $0, data: data) }
    }
    // The metadata comes last, so that a change which is begun has its base.
    try locked.make(
      Change(
        operation: .change,
        writes: base + [(".kata/workspace.json", try metadata.beginning(request).encoded())],
        old: tree))
  }

  /// The files as they were when a change request was begun; nil where nobody kept them.
  package func base(of request: ChangeRequest) throws -> SourceTree? {
    let tree = try SourceTree(in: layout.base(of: request.id), disk: disk)
    return tree.files.isEmpty ? nil : tree
  }
}
