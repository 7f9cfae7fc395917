import Foundation
import KataCore

/// Finishes what a killed command had begun, and sweeps up what it left.
struct Recovery {
  let layout: WorkspaceLayout
  let disk: Disk
  let shelf: SnapshotShelf
  let now: @Sendable () -> Date

  /// Leaves no change half done; says what it finished.
  func finish() throws -> [Finding] {
    let journal = try Journal(of: layout, disk: disk)
    let notes = try journal.map { [try finish($0)] } ?? []
    try sweep()
    return notes
  }

  private func finish(_ journal: Journal) throws -> Finding {
    let edited = try pathsEdited(since: journal)
    var kept: Snapshot?
    if edited.contains(where: { $0.isSource }) {
      kept = try shelf.take(
        SourceTree(in: layout, disk: disk), reason: .interrupted, date: now(), durably: true)
    }
    // A brief has no snapshots, so one that was edited is not replaced.
    let replacement = Replacement(layout: layout, disk: disk, shelf: shelf)
    try replacement.carryOut(journal, sparing: edited.filter { $0.isBrief })
    if journal.operation == .start {
      _ = try shelf.take(
        SourceTree(in: layout, disk: disk), reason: .start, date: now(), durably: true)
    }
    return Finding(
      id: "workspace.recovered", severity: .note,
      summary: "A kata \(journal.operation.rawValue) was interrupted here and is finished now",
      explanation: kept.map { "What was edited in between is snapshot \($0.number)." },
      nextSteps: kept.map { _ in ["See it in the list: kata history"] } ?? [])
  }

  /// The files that are neither as the change found them nor as it leaves them: somebody saved them since.
  private func pathsEdited(since journal: Journal) throws -> Set<RelativePath> {
    var edited: Set<RelativePath> = []
    for removal in journal.removals {
      let hash = try hash(of: removal.path)
      if hash != nil, hash != removal.before { edited.insert(removal.path) }
    }
    for write in journal.writes where write.path.isSource || write.path.isBrief {
      let hash = try hash(of: write.path)
      if hash != write.before, hash != write.after { edited.insert(write.path) }
    }
    return edited
  }

  private func hash(of path: RelativePath) throws -> Digest? {
    try disk.readIfPresent(layout.file(path)).map { Digest(of: $0) }
  }

  /// Only the holder of the lock writes beside these files, so every leaving is dead.
  private func sweep() throws {
    for name in try disk.list(layout.root) where isAside(name) {
      try disk.removeFile(layout.root.appending(path: name))
    }
    for name in try disk.list(layout.kata) where name.hasPrefix(Disk.asidePrefix) {
      try disk.removeAll(layout.kata.appending(path: name))
    }
    try disk.removeAll(layout.staging)
    try shelf.sweep()
  }

  /// Says whether only we can have given this name.
  private func isAside(_ name: String) -> Bool {
    let prefix = Disk.asidePrefix
    return name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }
}
