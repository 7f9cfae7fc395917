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
  func all() throws -> [RelativePath: Data] {
    try briefs().merging(try starter().files) { brief, _ in brief }
  }

  fileprivate func tree(below folder: String) throws -> SourceTree {
    let root = kata.folder.appending(path: folder, directoryHint: .isDirectory)
    let tree = try SourceTree(in: WorkspaceLayout(root: root), disk: disk)
    guard !tree.files.isEmpty else {
      throw WorkspaceError.contentMissing(path: root.appending(path: "Sources").path)
    }
    return tree
  }
}

extension ShippedFiles {
  /// A pattern's reference with a planted mistake laid over it.
  package func mistake(_ mistake: Mistake, over reference: SourceTree) throws -> SourceTree {
    let overlay = try tree(below: "Mistakes/\(mistake.name)")
    return SourceTree(reference.files.merging(overlay.files) { $1 })
  }
}
