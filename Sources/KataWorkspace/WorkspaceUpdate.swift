package import Foundation
package import KataCore

/// Brings newer content of a kata into a workspace, leaving alone what the learner has touched.
package struct WorkspaceUpdate: Sendable {
  /// What happened to one shipped file.
  package enum Outcome: String, Codable, Sendable {
    /// Untouched by the learner, so it has the new content now.
    case replaced
    /// New in the content.
    case added
    /// Untouched by the learner and no longer part of the content.
    case removed
    /// Touched by the learner, so it stays as it is.
    case kept
    /// Deleted by the learner, so it does not come back.
    case staysDeleted
    /// New in the content, but something of the learner's has its name.
    case inTheWay
  }

  /// What an update did; files that neither side changed are not listed.
  package struct Report: Codable, Hashable, Sendable {
    package struct File: Codable, Hashable, Sendable {
      package let path: RelativePath
      package let outcome: Outcome
    }

    package let oldVersion: Int
    package let newVersion: Int
    /// Sorted by path.
    package let files: [File]
    /// Says whether there was nothing to do.
    package let isUpToDate: Bool
  }

  private let layout: WorkspaceLayout
  private let disk: Disk
  private let content: Disk
  private let now: @Sendable () -> Date

  package init(
    of workspace: Workspace, disk: Disk = Disk(), now: @escaping @Sendable () -> Date
  ) {
    layout = WorkspaceLayout(root: workspace.root)
    self.disk = disk.beneath(workspace.root)
    content = disk
    self.now = now
  }

  /// Updates to the content of a kata; the files before it are in a snapshot.
  package func run(with kata: Kata) throws -> Report {
    let locked = try LockedWorkspace(layout, disk: disk, now: now)
    guard let old = try WorkspaceMetadata(of: layout, disk: disk) else {
      throw WorkspaceError.outsideWorkspace(path: layout.root.path)
    }
    try check(kata, against: old)
    let shipped = try ShippedFiles(of: kata, disk: content)
      .all(pattern: old.pattern, review: old.review)
    let new = WorkspaceMetadata(
      kata: kata.id, version: kata.version, pattern: old.pattern, review: old.review,
      changes: old.changes, files: shipped.mapValues { Digest(of: $0) })
    let files = new == old ? [] : try outcomes(from: old, to: new)
    if new != old { try apply(files, shipped, new, locked) }
    return Report(
      oldVersion: old.version, newVersion: new.version, files: files, isUpToDate: new == old)
  }

  private func check(_ kata: Kata, against metadata: WorkspaceMetadata) throws {
    guard kata.id == metadata.kata else {
      throw WorkspaceError.otherKata(root: layout.root.path, kata: kata.id)
    }
    guard kata.version >= metadata.version else {
      throw WorkspaceError.contentOlder(
        kata: kata.id, workspace: metadata.version, content: kata.version)
    }
  }

  private func outcomes(
    from old: WorkspaceMetadata, to new: WorkspaceMetadata
  ) throws -> [Report.File] {
    let paths = Set(old.files.keys).union(new.files.keys).compactMap { RelativePath($0) }
    return try paths.sorted().filter { $0.isSource || $0.isBrief }.compactMap { path in
      let outcome = try outcome(of: path, from: old.hash(of: path), to: new.hash(of: path))
      return outcome.map { Report.File(path: path, outcome: $0) }
    }
  }

  private func outcome(
    of path: RelativePath, from old: Digest?, to new: Digest?
  ) throws -> Outcome? {
    guard old != new else { return nil }
    let url = layout.file(path)
    guard try disk.kind(of: url) == nil || disk.isFile(url) else { return .inTheWay }
    let current = try disk.readIfPresent(url).map { Digest(of: $0) }
    switch (old, new, current) {
    case (_, _, new): return nil
    case (nil, _, nil): return .added
    case (nil, _, _): return .inTheWay
    case (_, _, nil): return .staysDeleted
    case (_, nil, old): return .removed
    case (_, _, old): return .replaced
    default: return .kept
    }
  }

  private func apply(
    _ files: [Report.File], _ shipped: [RelativePath: Data], _ metadata: WorkspaceMetadata,
    _ locked: LockedWorkspace
  ) throws {
    let tree = try locked.tree()
    _ = try locked.take(tree, .update)
    let writes = files.compactMap { file in
      let isWritten = file.outcome == .replaced || file.outcome == .added
      return isWritten ? shipped[file.path].map { (path: file.path, data: $0) } : nil
    }
    // The version comes last, so that a folder which says it is new has everything new.
    let change = Change(
      operation: .update,
      removals: files.filter { $0.outcome == .removed }.map(\.path),
      writes: writes + [(".kata/workspace.json", try metadata.encoded())], old: tree)
    try locked.make(change)
  }
}
