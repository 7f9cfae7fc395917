package import Foundation
package import KataCore

/// The history of a learner's files, and the way back in it.
package struct SnapshotStore: Sendable {
  /// The result of keeping the files before a check.
  package enum Taken: Sendable {
    case new(Snapshot)
    /// The files are those of the current snapshot.
    case unchanged
    /// The folder cannot be written, say; the note tells why, unless the folder never had a history.
    case skipped(Finding?)
  }

  /// Files brought back or replaced.
  package struct Restoration: Codable, Hashable, Sendable {
    /// The snapshot whose files are there now; nil when they come from the kata.
    package let restored: Snapshot?
    /// The snapshot that holds what was there before; nil when nothing had to be kept.
    package let kept: Snapshot?
    package let written: [RelativePath]
    package let removed: [RelativePath]

    /// Says whether any file is different now.
    package var isChange: Bool { !written.isEmpty || !removed.isEmpty }
  }

  let layout: WorkspaceLayout
  let disk: Disk
  /// The way to the kata's own content.
  let content: Disk
  private let now: @Sendable () -> Date

  package init(
    of workspace: Workspace, disk: Disk = Disk(), now: @escaping @Sendable () -> Date
  ) {
    layout = WorkspaceLayout(root: workspace.root)
    self.disk = disk.beneath(workspace.root)
    content = disk
    self.now = now
  }

  /// Every snapshot, oldest first.
  package func history() throws -> [Snapshot] {
    try shelf.all()
  }

  /// The files of a snapshot.
  package func tree(of number: Int) throws -> SourceTree {
    try shelf.tree(of: snapshot(number))
  }

  /// Keeps the files as they are now; nil when they are those of the current snapshot.
  package func take(_ reason: Snapshot.Reason) throws -> Snapshot? {
    let locked = try locked()
    return try locked.take(locked.tree(), reason)
  }

  /// Keeps the files if that is possible, for commands that change none of them.
  package func takeIfPossible(_ reason: Snapshot.Reason) throws -> Taken {
    do {
      let locked = try locked()
      return try locked.take(locked.tree(), reason, durably: false).map { .new($0) } ?? .unchanged
    } catch WorkspaceError.notStarted {
      return .skipped(nil)
    } catch let error as WorkspaceError {
      return .skipped(
        Finding(
          id: "snapshot.skipped", severity: .note, summary: "No snapshot was kept of this state",
          explanation: error.description))
    }
  }

  /// Goes back to the newest snapshot that differs from now; nil when there is none.
  ///
  /// Like an editor's undo, a second one goes further back, and one after an edit goes back to before the edit.
  package func undo() throws -> Restoration? {
    let locked = try locked()
    let old = try locked.tree()
    let kept = try locked.take(old, .undo) ?? shelf.position()
    guard let target = try snapshotBefore(shelf.position(), unlike: old) else { return nil }
    return try replace(old, with: shelf.tree(of: target), as: .undo, at: target, kept, locked)
  }

  /// Brings back the files of one snapshot.
  package func restore(_ number: Int) throws -> Restoration {
    let locked = try locked()
    let target = try snapshot(number)
    let new = try shelf.tree(of: target)
    let old = try locked.tree()
    let kept = try locked.take(old, .restore) ?? shelf.position()
    return try replace(old, with: new, as: .restore, at: target, kept, locked)
  }

  /// Goes back to the beginning; files that the learner added are in the snapshot alone, own tests stay.
  package func reset(to kata: Kata) throws -> Restoration {
    try replaceAll(with: beginning(of: kata), reason: .reset)
  }

  /// What the kata hands out for this workspace.
  func beginning(of kata: Kata) throws -> SourceTree {
    let metadata = try? WorkspaceMetadata(of: layout, disk: disk)
    let shipped = ShippedFiles(of: kata, disk: content)
    guard let metadata, metadata.kata == kata.id else { return try shipped.starter() }
    return try shipped.beginning(pattern: metadata.pattern, review: metadata.review)
  }

  /// Puts other files in the place of the learner's, such as a reference.
  package func replaceAll(
    with new: SourceTree, reason: Snapshot.Reason
  ) throws -> Restoration {
    let locked = try locked()
    let old = try locked.tree()
    let new = new.keepingTests(of: old)
    let kept = old == new ? nil : try locked.take(old, reason)
    return try replace(old, with: new, as: reason, at: nil, kept, locked)
  }

  private func replace(
    _ old: SourceTree, with new: SourceTree, as reason: Snapshot.Reason, at target: Snapshot?,
    _ kept: Snapshot?, _ locked: LockedWorkspace
  ) throws -> Restoration {
    let change = Change(operation: reason, from: old, to: new, position: target?.number)
    if !change.isEmpty {
      try locked.make(change)
    } else if let target {
      try shelf.setPosition(target.number, durably: true)
    }
    return Restoration(
      restored: target, kept: kept, written: change.writes.map(\.path), removed: change.removals)
  }

  /// Follows the parents; where one was dropped, the next older snapshot stands in for it.
  private func snapshotBefore(
    _ position: Snapshot?, unlike tree: SourceTree
  ) throws -> Snapshot? {
    let hashes = tree.hashes
    var place = position
    while let snapshot = place {
      place = try shelf.newest(upTo: min(snapshot.parent ?? 0, snapshot.number - 1))
      if let place, !place.holds(hashes) { return place }
    }
    return nil
  }

  private func snapshot(_ number: Int) throws -> Snapshot {
    guard let snapshot = try shelf.snapshot(number) else {
      throw WorkspaceError.noSuchSnapshot(number: number, newest: try shelf.newest()?.number)
    }
    return snapshot
  }

  private func locked() throws -> LockedWorkspace {
    try LockedWorkspace(layout, disk: disk, now: now)
  }

  private var shelf: SnapshotShelf { SnapshotShelf(layout: layout, disk: disk) }
}
