package import Foundation
package import KataCore

/// Finds the workspace that a command is meant for.
package struct WorkspaceFinder: Sendable {
  /// A workspace, with a word on anything that was put right while opening it.
  package struct Found: Sendable {
    package let workspace: Workspace
    package let notes: [Finding]
  }

  private let disk: Disk
  private let now: @Sendable () -> Date

  package init(disk: Disk = Disk(), now: @escaping @Sendable () -> Date) {
    self.disk = disk
    self.now = now
  }

  /// Walks up from a folder to the nearest one with `.kata/workspace.json`.
  ///
  /// A change that was interrupted there is finished first.
  package func find(from folder: URL) throws -> Found {
    var place = try existing(folder)
    while true {
      let layout = WorkspaceLayout(root: place)
      if try disk.isFile(layout.metadata) || disk.isFile(layout.journal) {
        return try open(layout)
      }
      let parent = place.deletingLastPathComponent().standardizedFileURL
      guard parent.path != place.path, place.path != "/" else {
        throw WorkspaceError.outsideWorkspace(path: folder.path)
      }
      place = parent
    }
  }

  /// Opens a folder as a workspace of a given kata, pattern or both, whatever its metadata says.
  ///
  /// With both given the folder needs no metadata, and broken metadata does not matter. The version is then 0,
  /// older than any content, when it cannot be read.
  package func open(at folder: URL, kata: String?, pattern: String?) throws -> Found {
    let root = try existing(folder)
    let layout = WorkspaceLayout(root: root)
    if let kata, let pattern {
      let notes = try recover(layout)
      let metadata = try? WorkspaceMetadata(of: layout, disk: disk)
      let version = metadata.flatMap { $0.kata == kata ? $0.version : nil } ?? 0
      return Found(
        workspace: Workspace(
          root: root, kata: kata, version: version, pattern: pattern,
          review: metadata?.review(in: kata, pattern), changes: metadata?.changes(in: kata) ?? []),
        notes: notes)
    }
    let found = try find(from: root)
    let own = found.workspace
    return Found(
      workspace: Workspace(
        root: own.root, kata: kata ?? own.kata, version: own.version,
        pattern: pattern ?? own.pattern,
        review: [nil, own.kata].contains(kata) && [nil, own.pattern].contains(pattern)
          ? own.review : nil,
        changes: [nil, own.kata].contains(kata) ? own.changes : []),
      notes: found.notes)
  }

  private func open(_ layout: WorkspaceLayout) throws -> Found {
    let notes = try recover(layout)
    guard let metadata = try WorkspaceMetadata(of: layout, disk: disk) else {
      throw WorkspaceError.outsideWorkspace(path: layout.root.path)
    }
    return Found(
      workspace: Workspace(
        root: layout.root, kata: metadata.kata, version: metadata.version,
        pattern: metadata.pattern, review: metadata.review, changes: metadata.changes ?? []),
      notes: notes)
  }

  private func recover(_ layout: WorkspaceLayout) throws -> [Finding] {
    guard try disk.isFile(layout.journal) else { return [] }
    return try LockedWorkspace(layout, disk: disk, now: now).notes
  }

  private func existing(_ folder: URL) throws -> URL {
    let real = folder.resolvingSymlinksInPath().standardizedFileURL
    switch try disk.kind(of: real) {
    case .folder: return URL(filePath: real.path, directoryHint: .isDirectory)
    // Somebody who names a file means the workspace around it.
    case .file: return try existing(real.deletingLastPathComponent())
    case nil: throw WorkspaceError.folderMissing(path: folder.path)
    default: throw WorkspaceError.notAFolder(path: folder.path)
    }
  }
}
