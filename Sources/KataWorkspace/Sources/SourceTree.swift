package import Foundation
package import KataCore

/// The learner's Swift files at one moment, byte by byte, by path below the workspace.
package struct SourceTree: Hashable, Sendable {
  package let files: [RelativePath: Data]

  /// The largest file, in bytes, that a snapshot takes.
  static let maximumBytes = 8 << 20
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
    guard let walk = try SourceWalk(of: layout, disk: disk) else {
      self.init()
      return
    }
    var files: [RelativePath: Data] = [:]
    for entry in walk.entries {
      guard case .file(let count) = entry.kind, let path = RelativePath(entry.path), path.isSource
      else { continue }
      let url = layout.file(path)
      guard files[path] == nil else { throw WorkspaceError.twins(path: url.path) }
      guard count <= Self.maximumBytes else {
        throw WorkspaceError.tooMuchToKeep(path: url.path, reason: .fileTooBig)
      }
      // A file that went away since the listing is simply not part of this moment.
      files[path] = try disk.readIfPresent(url)
    }
    guard !walk.isCut, files.count <= Self.maximumFiles else {
      throw WorkspaceError.tooMuchToKeep(path: layout.sources.path, reason: .tooManyFiles)
    }
    self.init(files)
  }

  var hashes: [RelativePath: Digest] { files.mapValues { Digest(of: $0) } }
}
