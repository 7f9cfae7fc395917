import Foundation
package import KataCore

/// What a kata hands out: the brief, the starter, and the references once somebody may see them.
package struct ShippedFiles: Sendable {
  private let kata: Kata
  private let disk: Disk

  package init(of kata: Kata, disk: Disk = Disk()) {
    self.kata = kata
    self.disk = disk
  }

  /// The starter's files, by their paths in a workspace.
  package func starter() throws -> SourceTree {
    try tree(below: "Starter")
  }

  /// The files of a pattern's reference, by their paths in a workspace.
  package func solution(_ pattern: Pattern) throws -> SourceTree {
    try tree(below: "Solutions/\(pattern.folder)")
  }

  /// The brief in every language it has, by its paths in a workspace.
  func briefs() throws -> [RelativePath: Data] {
    var briefs: [RelativePath: Data] = [:]
    guard try disk.kind(of: kata.folder.resolvingSymlinksInPath()) == .folder else {
      throw WorkspaceError.contentMissing(path: kata.folder.path)
    }
    for path in try disk.list(kata.folder).compactMap({ RelativePath($0) }) where path.isBrief {
      briefs[path] = try disk.read(kata.folder.appending(path: path.description))
    }
    guard briefs["README.md"] != nil else {
      throw WorkspaceError.contentMissing(path: kata.folder.appending(path: "README.md").path)
    }
    return briefs
  }

  /// Everything whose hash is written down when it is handed out.
  func all(pattern: String, review: String?) throws -> [RelativePath: Data] {
    var briefs = try briefs()
    if review != nil {
      briefs = Dictionary(uniqueKeysWithValues: briefs.map { ReviewNote.added(to: $0, $1) })
    }
    return briefs.merging(try beginning(pattern: pattern, review: review).files) { brief, _ in brief
    }
  }

  /// What a workspace begins with: the starter, or for a review the reference with its planted mistake.
  func beginning(pattern: String, review: String?) throws -> SourceTree {
    guard let review else { return try starter() }
    guard let pattern = kata.pattern(pattern),
      let mistake = kata.mistakes.first(where: {
        $0.pattern == pattern.id && $0.reviewID == review
      })
    else { throw WorkspaceError.contentMissing(path: "\(kata.folder.path)/Mistakes/\(review)") }
    return try self.mistake(mistake, over: try solution(pattern))
  }

  fileprivate func tree(below folder: String) throws -> SourceTree {
    let root = kata.folder.appending(path: folder, directoryHint: .isDirectory)
    let layout = WorkspaceLayout(root: root)
    try refuseWhatIsNotPlain(in: layout)
    let tree = try SourceTree(in: layout, disk: disk)
    guard !tree.files.isEmpty else {
      throw WorkspaceError.contentMissing(path: root.appending(path: "Sources").path)
    }
    return tree
  }

  /// A pack's link, pipe or unreadable name would be left out in silence, and the workspace be half a kata.
  private func refuseWhatIsNotPlain(in layout: WorkspaceLayout) throws {
    let walk = try SourceWalk(
      of: WorkspaceLayout.sources, in: layout, disk: disk.beneath(layout.root))
    for entry in walk?.entries ?? [] where entry.name.hasSuffix(".swift") {
      if case .file = entry.kind, RelativePath(entry.path)?.isSource == true { continue }
      throw WorkspaceError.contentNotPlain(path: layout.root.appending(path: entry.path).path)
    }
  }
}

extension ShippedFiles {
  /// A pattern's reference with a planted mistake laid over it.
  package func mistake(_ mistake: Mistake, over reference: SourceTree) throws -> SourceTree {
    let overlay = try tree(below: "Mistakes/\(mistake.name)")
    return SourceTree(reference.files.merging(overlay.files) { $1 })
  }

  /// The pattern's solutions that are built otherwise and as sound, by name, each laid over its reference.
  ///
  /// A file that only the reference has goes where the alternative has a file of its own in its place: it says so
  /// by an empty file of that name.
  package func alternatives(
    _ pattern: Pattern, over reference: SourceTree
  ) throws -> [(name: String, files: SourceTree)] {
    let folder = "Alternatives/\(pattern.folder)"
    let place = kata.folder.appending(path: folder, directoryHint: .isDirectory)
    guard try disk.kind(of: place) == .folder else { return [] }
    return try disk.list(place).filter { !$0.hasPrefix(".") }.sorted().map { name in
      let overlay = try tree(below: "\(folder)/\(name)").files
      let files = reference.files.merging(overlay) { $1 }.filter { !$0.value.isEmpty }
      return (name, SourceTree(files))
    }
  }
}

extension ShippedFiles {
  /// A pattern's reference after the first of the kata's change requests, up to this one.
  package func solution(_ pattern: Pattern, after change: ChangeRequest) throws -> SourceTree {
    try changed(try solution(pattern), folder: pattern.folder, upTo: change)
  }

  /// The starter after the first of the kata's change requests, up to this one.
  package func starter(after change: ChangeRequest) throws -> SourceTree {
    try changed(try starter(), folder: "Starter", upTo: change)
  }

  /// Lays the files of each change over those before it; an empty file takes one away.
  private func changed(
    _ files: SourceTree, folder: String, upTo last: ChangeRequest
  ) throws -> SourceTree {
    var files = files.files
    for change in kata.changes {
      files.merge(try tree(below: "\(change.folder)/Solutions/\(folder)").files) { $1 }
      if change == last { break }
    }
    return SourceTree(files.filter { !$0.value.isEmpty })
  }
}
