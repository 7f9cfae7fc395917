package import Foundation
package import KataCore

/// Makes a learner's folder, wholly or not at all.
package struct WorkspaceStarter: Sendable {
  private let disk: Disk
  private let now: @Sendable () -> Date

  package init(disk: Disk = Disk(), now: @escaping @Sendable () -> Date) {
    self.disk = disk
    self.now = now
  }

  /// Starts a kata in a new folder, or in one that holds nothing but `.git`.
  ///
  /// A new folder is built beside its place and renamed. One that exists keeps its identity, since a shell may
  /// stand in it: there the journal makes sure that a kill is made good by the next command.
  ///
  /// - Parameter review: The mistake to plant in the reference, which then takes the starter's place.
  package func start(
    kata: Kata, pattern: Pattern, review: Mistake? = nil, at folder: URL
  ) throws -> Workspace {
    let parent = folder.deletingLastPathComponent().resolvingSymlinksInPath()
    guard try disk.kind(of: parent) == .folder else {
      throw WorkspaceError.parentMissing(path: parent.path)
    }
    let change = try contents(kata: kata, pattern: pattern, review: review?.reviewID)
    switch try disk.kind(of: folder.resolvingSymlinksInPath()) {
    case nil: try build(change, beside: folder)
    case .folder: try fill(folder, with: change)
    default: throw WorkspaceError.notAFolder(path: folder.path)
    }
    let root = URL(
      filePath: folder.resolvingSymlinksInPath().standardizedFileURL.path,
      directoryHint: .isDirectory)
    if kata.depth == .ownTests, review == nil {
      try disk.beneath(root).makeFolder(WorkspaceLayout(root: root).tests)
    }
    return Workspace(
      root: root, kata: kata.id, version: kata.version, pattern: pattern.id,
      review: review?.reviewID)
  }

  private func contents(kata: Kata, pattern: Pattern, review: String?) throws -> Change {
    let shipped = try ShippedFiles(of: kata, disk: disk).all(pattern: pattern.id, review: review)
    let metadata = WorkspaceMetadata(
      kata: kata.id, version: kata.version, pattern: pattern.id, review: review,
      files: shipped.mapValues { Digest(of: $0) })
    let ignored = WorkspaceLayout.ignored.map { "\($0)\n" }.joined()
    let files = shipped.sorted { $0.key < $1.key }.map { (path: $0.key, data: $0.value) }
    // The metadata comes last, so that a folder which has it has everything.
    return Change(
      operation: .start,
      writes: [(".gitignore", Data(ignored.utf8))] + files
        + [(".kata/workspace.json", try metadata.encoded())])
  }

  private func build(_ change: Change, beside folder: URL) throws {
    let parent = folder.deletingLastPathComponent()
    let aside = parent.appending(
      path: ".\(folder.lastPathComponent).kata-start", directoryHint: .isDirectory)
    do {
      try WorkspaceError.naming(folder, insteadOf: aside) {
        if try !disk.makeFolder(aside) { try clear(aside) }
        try write(change, into: aside)
        try disk.move(aside, to: folder)
        try disk.sync(parent)
      }
    } catch WorkspaceError.busy {
      // Another start is building there right now, so what lies there is not ours to remove.
      throw WorkspaceError.busy(root: folder.path)
    } catch {
      try? disk.beneath(parent).removeAll(aside)
      throw error
    }
  }

  private func clear(_ aside: URL) throws {
    let layout = WorkspaceLayout(root: aside)
    let disk = disk.beneath(aside)
    try disk.makeFolder(layout.kata)
    let lock = try WorkspaceLock(of: layout, disk: disk)
    try withExtendedLifetime(lock) {
      for name in try disk.list(aside) where name != ".kata" {
        try disk.removeAll(aside.appending(path: name))
      }
      for name in try disk.list(layout.kata) where name != "lock" {
        try disk.removeAll(layout.kata.appending(path: name))
      }
    }
  }

  private func fill(_ folder: URL, with change: Change) throws {
    let layout = WorkspaceLayout(root: folder)
    try refuseUnlessEmpty(layout)
    let disk = disk.beneath(folder)
    do {
      try write(change, into: folder)
    } catch WorkspaceError.busy {
      throw WorkspaceError.busy(root: folder.path)
    } catch {
      // Nothing but our own leavings is there as long as the journal is not.
      if try !disk.isFile(layout.journal), try !disk.isFile(layout.metadata) {
        try? disk.removeAll(layout.kata)
      }
      throw error
    }
  }

  private func refuseUnlessEmpty(_ layout: WorkspaceLayout) throws {
    if try disk.isFile(layout.journal) {
      _ = try LockedWorkspace(layout, disk: disk, now: now)
    }
    if let metadata = try WorkspaceMetadata(of: layout, disk: disk) {
      throw WorkspaceError.alreadyStarted(
        path: layout.root.path, kata: metadata.kata, pattern: metadata.pattern)
    }
    var names = try disk.list(layout.root).filter { ![".git", ".DS_Store"].contains($0) }
    if names.contains(".kata"), try holdsOnlyLeavings(layout.kata) {
      names.removeAll { $0 == ".kata" }
    }
    guard names.isEmpty else {
      throw WorkspaceError.notEmpty(path: layout.root.path, names: names)
    }
  }

  /// Says whether a start was killed here before it had changed anything.
  private func holdsOnlyLeavings(_ folder: URL) throws -> Bool {
    guard try disk.kind(of: folder) == .folder else { return false }
    return try disk.list(folder).allSatisfy {
      ["lock", "staging"].contains($0) || $0.hasPrefix(Disk.asidePrefix)
    }
  }

  private func write(_ change: Change, into root: URL) throws {
    let layout = WorkspaceLayout(root: root)
    let disk = disk.beneath(root)
    try disk.makeFolder(layout.kata)
    let locked = try LockedWorkspace(layout, disk: disk, now: now)
    try locked.make(change)
    _ = try locked.take(locked.tree(), .start)
  }
}
