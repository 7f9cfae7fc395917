import Foundation
import KataCore

/// The folders in `.kata/snapshots`: `0007-check/` holds `snapshot.json` and plain copies of the files.
///
/// A folder appears under its name only when it is whole; whatever begins with a dot is a leaving.
struct SnapshotShelf {
  let layout: WorkspaceLayout
  let disk: Disk

  /// How many snapshots are kept besides the first.
  private static let capacity = 200

  private var folder: URL { layout.snapshots }
  private var positionFile: URL { folder.appending(path: "position") }

  /// Every whole snapshot, oldest first.
  func all() throws -> [Snapshot] {
    try names().compactMap { try snapshot(in: $0.name) }
  }

  func snapshot(_ number: Int) throws -> Snapshot? {
    for found in try names() where found.number == number {
      if let snapshot = try snapshot(in: found.name) { return snapshot }
    }
    return nil
  }

  /// The newest whole snapshot with a number up to this one.
  func newest(upTo number: Int = .max) throws -> Snapshot? {
    for found in try names().reversed() where found.number <= number {
      if let snapshot = try snapshot(in: found.name) { return snapshot }
    }
    return nil
  }

  /// The snapshot that the files were last known to be equal to.
  func position() throws -> Snapshot? {
    let text = try? String(validating: disk.read(positionFile, atMost: 64), as: UTF8.self)
    let number = text.flatMap { Int($0.filter(\.isNumber)) }
    return try number.flatMap { try snapshot($0) } ?? newest()
  }

  func setPosition(_ number: Int, durably: Bool) throws {
    try disk.replace(positionFile, with: Data("\(number)\n".utf8), durably: durably)
  }

  /// The files of a snapshot, each compared with its hash.
  func tree(of snapshot: Snapshot) throws -> SourceTree {
    let folder = folder.appending(path: Self.name(of: snapshot))
    var files: [RelativePath: Data] = [:]
    for (text, hash) in snapshot.files {
      guard let path = RelativePath(text), path.isSource,
        let data = try? disk.read(folder.appending(path: text)), Digest(of: data) == hash
      else {
        throw WorkspaceError.snapshotDamaged(number: snapshot.number, path: text)
      }
      files[path] = data
    }
    return SourceTree(files)
  }

  /// Writes a snapshot beside the others and then gives it its name.
  func add(
    _ tree: SourceTree, reason: Snapshot.Reason, date: Date, parent: Int?, durably: Bool
  ) throws -> Snapshot {
    try disk.makeFolder(folder)
    let number = (try names().last?.number ?? 0) + 1
    let snapshot = Snapshot(
      number: number, reason: reason, date: date, parent: parent, files: tree.hashes)
    let aside = folder.appending(
      path: Disk.asidePrefix + UUID().uuidString, directoryHint: .isDirectory)
    let place = folder.appending(path: Self.name(of: snapshot))
    do {
      try WorkspaceError.naming(place, insteadOf: aside) {
        try fill(aside, with: tree, snapshot: snapshot, durably: durably)
        try disk.move(aside, to: place)
      }
    } catch {
      try? disk.removeAll(aside)
      throw error
    }
    if durably { try disk.sync(folder) }
    return snapshot
  }

  private func fill(
    _ aside: URL, with tree: SourceTree, snapshot: Snapshot, durably: Bool
  ) throws {
    try disk.makeFolder(aside)
    for (path, data) in tree.files.sorted(by: { $0.key < $1.key }) {
      try disk.makeParents(of: path, below: aside)
      let place = aside.appending(path: path.description)
      try disk.create(place, with: data, durably: durably)
    }
    let note = try JSONFile<Snapshot>.encode(snapshot)
    try disk.create(aside.appending(path: "snapshot.json"), with: note, durably: durably)
    if durably { try disk.sync(aside) }
  }

  /// Makes a snapshot that was written in passing as safe as one written before a change.
  func sync(_ snapshot: Snapshot) throws {
    let own = folder.appending(path: Self.name(of: snapshot))
    for path in snapshot.files.keys + ["snapshot.json"] {
      try disk.sync(own.appending(path: path))
    }
    try disk.sync(own)
    try disk.sync(folder)
  }

  /// Drops the oldest snapshots but never the first, nor the one at the position.
  func prune() throws {
    let names = try names()
    guard names.count > Self.capacity + 1 else { return }
    let position = try position()?.number
    for old in names.dropFirst().dropLast(Self.capacity) where old.number != position {
      let aside = folder.appending(path: Disk.asidePrefix + old.name)
      try disk.move(folder.appending(path: old.name), to: aside)
      try disk.removeAll(aside)
    }
  }

  /// Removes what a kill left of snapshots that were being written or dropped.
  func sweep() throws {
    guard try disk.kind(of: folder) == .folder else { return }
    for name in try disk.list(folder) where name.hasPrefix(Disk.asidePrefix) {
      try disk.removeAll(folder.appending(path: name))
    }
  }

  private func names() throws -> [(number: Int, name: String)] {
    guard try disk.kind(of: folder) == .folder else { return [] }
    return try disk.list(folder).compactMap { name in
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      guard name.dropFirst(digits.count).first == "-" else { return nil }
      return Int(digits).map { (number: $0, name: name) }
    }.sorted { $0.number < $1.number }
  }

  private func snapshot(in name: String) throws -> Snapshot? {
    let file = JSONFile<Snapshot>(format: "kata/snapshot", version: 1)
    let note = folder.appending(path: "\(name)/snapshot.json")
    let snapshot = try? file.read(note, disk: disk)
    return snapshot.flatMap { Self.name(of: $0) == name ? $0 : nil }
  }

  private static func name(of snapshot: Snapshot) -> String {
    let digits = String(snapshot.number)
    let reason = snapshot.reason.rawValue.filter { $0.isASCII && ($0.isLetter || $0 == "-") }
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-" + reason
  }
}
