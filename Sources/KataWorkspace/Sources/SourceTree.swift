package import Foundation
package import KataCore

/// The learner's Swift files at one moment, byte by byte, by path below the workspace.
package struct SourceTree: Hashable, Sendable {
  package let files: [RelativePath: Data]

  /// The largest file, in bytes, that a snapshot takes.
  static let maximumBytes = Disk.maximumBytes
  /// The most files that a snapshot takes.
  static let maximumFiles = 1000

  package init(_ files: [RelativePath: Data] = [:]) {
    self.files = files
  }

  /// The paths, sorted.
  package var paths: [RelativePath] { files.keys.sorted() }

  /// Reads what is in a workspace now; empty when it has no `Sources`.
  package init(of workspace: Workspace, disk: Disk = Disk()) throws {
    try self.init(in: WorkspaceLayout(root: workspace.root), disk: disk)
  }

  /// Reads every `.swift` file, even one that a check would refuse, so that it can be brought back.
  ///
  /// Everything else stays where it is, whatever kata does to the folder.
  init(in layout: WorkspaceLayout, disk: Disk) throws {
    let disk = disk.beneath(layout.root)
    let sources = try Self.files(below: WorkspaceLayout.sources, in: layout, disk: disk)
    let tests = try Self.files(below: WorkspaceLayout.tests, in: layout, disk: disk)
    self.init(sources.merging(tests) { first, _ in first })
  }

  private static func files(
    below top: String, in layout: WorkspaceLayout, disk: Disk
  ) throws -> [RelativePath: Data] {
    // A `Tests` that is no folder of files belongs to somebody else.
    let isOurs = try top == WorkspaceLayout.sources || disk.kind(of: layout.tests) == .folder
    guard isOurs, let walk = try SourceWalk(of: top, in: layout, disk: disk) else { return [:] }
    var files: [RelativePath: Data] = [:]
    // A snapshot names files by text, in which names that differ only in their Unicode form are equal.
    var names: Set<String> = []
    for entry in walk.entries {
      guard case .file(let count) = entry.kind, let path = RelativePath(entry.path), path.isSource
      else { continue }
      let url = layout.file(path)
      guard names.insert(path.description).inserted else {
        throw WorkspaceError.twins(path: url.path)
      }
      guard count <= maximumBytes else {
        throw WorkspaceError.tooMuchToKeep(path: url.path, reason: .fileTooBig)
      }
      // A file that went away since the listing is simply not part of this moment.
      files[path] = try disk.readIfPresent(url)
    }
    if let excess = excess(of: walk, fileCount: files.count) {
      let place = layout.root.appending(path: top)
      throw WorkspaceError.tooMuchToKeep(path: place.path, reason: excess)
    }
    return files
  }

  private static func excess(of walk: SourceWalk, fileCount: Int) -> WorkspaceError.Excess? {
    switch walk.cut {
    case .entries: .tooManyEntries
    case .depth: .tooDeep
    case nil: fileCount > maximumFiles ? .tooManyFiles : nil
    }
  }

  /// These files with another state's own tests, unless these come with tests.
  func keepingTests(of other: SourceTree) -> SourceTree {
    guard !files.keys.contains(where: \.isOwnTest) else { return self }
    return SourceTree(files.merging(other.files.filter { $0.key.isOwnTest }) { first, _ in first })
  }

  var hashes: [RelativePath: Digest] { files.mapValues { Digest(of: $0) } }
}
