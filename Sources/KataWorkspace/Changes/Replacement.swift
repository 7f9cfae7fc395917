import Foundation
import KataCore

/// Carries out a change: new content is staged, then the journal is written, then files are moved into place.
///
/// Before the journal nothing has happened; after it everything will. Moving needs no room on the disk, so
/// a disk that is full is found out before the first file of the learner changes.
struct Replacement {
  let layout: WorkspaceLayout
  let disk: Disk
  let shelf: SnapshotShelf

  func make(_ change: Change) throws {
    try lookAhead(change)
    do {
      try disk.replace(layout.journal, with: JSONFile<Journal>.encode(try stage(change)))
    } catch {
      if try !disk.isFile(layout.journal) { try? disk.removeAll(layout.staging) }
      throw error
    }
    guard let journal = try Journal(of: layout, disk: disk) else { return }
    try carryOut(journal)
  }

  /// Refuses what could not be finished later.
  private func lookAhead(_ change: Change) throws {
    for path in change.removals + change.writes.map(\.path) {
      var place = layout.root
      for part in path.description.split(separator: "/").dropLast() {
        guard try isWritable(place) else { throw WorkspaceError.notWritable(path: place.path) }
        place.append(path: String(part))
        switch try disk.kind(of: place) {
        case nil, .folder: break
        default: throw WorkspaceError.inTheWay(path: place.path)
        }
      }
      guard try isWritable(place) else { throw WorkspaceError.notWritable(path: place.path) }
      switch try disk.kind(of: layout.file(path)) {
      case nil, .file: break
      default: throw WorkspaceError.inTheWay(path: layout.file(path).path)
      }
    }
  }

  private func isWritable(_ folder: URL) throws -> Bool {
    try disk.kind(of: folder) == nil || access(folder.path, W_OK | X_OK) == 0
  }

  private func stage(_ change: Change) throws -> Journal {
    try disk.removeAll(layout.staging)
    try disk.makeFolder(layout.staging)
    var writes: [Journal.Write] = []
    for (index, (path, data)) in change.writes.enumerated() {
      let staged = stagedFile(index)
      try WorkspaceError.naming(layout.file(path), insteadOf: staged) {
        try disk.create(staged, with: data, durably: true)
      }
      writes.append(
        Journal.Write(
          path: path, before: try before(path, change), after: Digest(of: data), staged: index)
      )
    }
    try disk.sync(layout.staging)
    return Journal(
      operation: change.operation,
      removals: try change.removals.map { .init(path: $0, before: try before($0, change)) },
      writes: writes, position: change.position)
  }

  /// The hash of what will be replaced, which must be what the snapshot holds.
  private func before(_ path: RelativePath, _ change: Change) throws -> Digest? {
    let data = try disk.readIfPresent(layout.file(path))
    if path.isSource, let old = change.old, old.files[path] != data {
      throw WorkspaceError.savedMeanwhile(path: layout.file(path).path)
    }
    return data.map { Digest(of: $0) }
  }

  /// Does what the journal says and has not been done yet, then forgets it.
  func carryOut(_ journal: Journal, sparing spared: Set<RelativePath> = []) throws {
    for removal in journal.removals where !spared.contains(removal.path) {
      try disk.removeFile(layout.file(removal.path))
      try removeEmptyFolders(above: removal.path)
    }
    for write in journal.writes where !spared.contains(write.path) {
      try putInPlace(write, of: journal)
    }
    try syncFolders(of: journal)
    if let position = journal.position { try shelf.setPosition(position, durably: true) }
    try disk.removeFile(layout.journal)
    try disk.sync(layout.kata)
    try disk.removeAll(layout.staging)
  }

  private func putInPlace(_ write: Journal.Write, of journal: Journal) throws {
    let staged = stagedFile(write.staged)
    // Gone means moved already, before a kill.
    guard let data = try disk.readIfPresent(staged) else { return }
    guard Digest(of: data) == write.after else {
      throw WorkspaceError.journalBroken(
        path: layout.journal.path, reason: "\(staged.path) is not what was to be written")
    }
    try disk.makeParents(of: write.path, below: layout.root)
    try disk.move(staged, to: layout.file(write.path))
  }

  private func removeEmptyFolders(above path: RelativePath) throws {
    let parts = path.description.split(separator: "/").dropLast()
    for count in stride(from: parts.count, to: 1, by: -1) {
      let folder = layout.root.appending(path: parts.prefix(count).joined(separator: "/"))
      guard try disk.kind(of: folder) == .folder else { continue }
      try disk.removeFolderIfEmpty(folder)
    }
  }

  private func syncFolders(of journal: Journal) throws {
    let paths = journal.removals.map(\.path) + journal.writes.map(\.path)
    for folder in Set(paths.map { layout.file($0).deletingLastPathComponent() })
    where try disk.kind(of: folder) == .folder {
      try disk.sync(folder)
    }
  }

  private func stagedFile(_ index: Int) -> URL {
    layout.staging.appending(path: String(index))
  }
}
