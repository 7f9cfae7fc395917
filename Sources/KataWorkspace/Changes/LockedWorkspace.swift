import Foundation
import KataCore

/// A workspace while this command alone may change it.
struct LockedWorkspace {
  let layout: WorkspaceLayout
  let disk: Disk
  let now: @Sendable () -> Date
  /// What is worth telling about a change that was interrupted before, and is finished now.
  let notes: [Finding]
  private let lock: WorkspaceLock

  var shelf: SnapshotShelf { SnapshotShelf(layout: layout, disk: disk) }

  /// Takes the lock, finishes a change that was interrupted, and sweeps up.
  init(_ layout: WorkspaceLayout, disk: Disk, now: @escaping @Sendable () -> Date) throws {
    let disk = disk.beneath(layout.root)
    switch try disk.kind(of: layout.kata) {
    case nil: throw WorkspaceError.notStarted(root: layout.root.path)
    case .folder: break
    default: throw WorkspaceError.inTheWay(path: layout.kata.path)
    }
    for folder in [layout.snapshots, layout.staging] {
      guard [nil, .folder].contains(try disk.kind(of: folder)) else {
        throw WorkspaceError.inTheWay(path: folder.path)
      }
    }
    self.layout = layout
    self.disk = disk
    self.now = now
    lock = try WorkspaceLock(of: layout, disk: disk)
    let recovery = Recovery(
      layout: layout, disk: disk, shelf: SnapshotShelf(layout: layout, disk: disk), now: now)
    notes = try recovery.finish()
  }

  /// Keeps files; nil when they are those of the current snapshot.
  ///
  /// Before a change the snapshot must outlive a power cut; one taken in passing need not be written `durably`.
  func take(
    _ tree: SourceTree, _ reason: Snapshot.Reason, durably: Bool = true
  ) throws -> Snapshot? {
    try shelf.take(tree, reason: reason, date: now(), durably: durably)
  }

  /// The learner's files as they are now.
  func tree() throws -> SourceTree {
    try SourceTree(in: layout, disk: disk)
  }

  /// Makes a change, wholly or not at all; a kill on the way is made good by the next command.
  func make(_ change: Change) throws {
    try Replacement(layout: layout, disk: disk, shelf: shelf).make(change)
  }
}

extension SnapshotShelf {
  /// Adds a snapshot unless it would repeat the one at the position, and moves the position there.
  func take(
    _ tree: SourceTree, reason: Snapshot.Reason, date: Date, durably: Bool
  ) throws -> Snapshot? {
    let hashes = tree.hashes
    let position = try position()
    if let position, position.holds(hashes) {
      if durably { try sync(position) }
      return nil
    }
    // A kill between the two writes below leaves a snapshot that only lacks the position.
    if let newest = try newest(), newest.parent == position?.number, newest.holds(hashes) {
      if durably { try sync(newest) }
      try setPosition(newest.number, durably: durably)
      return nil
    }
    let snapshot = try add(
      tree, reason: reason, date: date, parent: position?.number, durably: durably)
    try setPosition(snapshot.number, durably: durably)
    try prune()
    return snapshot
  }
}
