import Foundation
import KataCore

/// Everything below `Sources` or `Tests` that is not hidden, links not followed.
struct SourceWalk {
  /// One thing that lies there.
  struct Entry {
    /// Its path below the workspace as the system spells it, control characters included.
    let path: String
    /// Nil when it was gone, or when its name is not UTF-8 and so cannot be asked for.
    let kind: Disk.Kind?

    var name: Substring { path.split(separator: "/").last ?? "" }
  }

  /// Sorted by path, without folders.
  let entries: [Entry]
  /// Says whether there was more than we care to look at.
  let isCut: Bool

  private static let maximumEntries = 5000
  private static let maximumDepth = 24

  /// Looks through one folder of a workspace; nil when it is not there.
  init?(of top: String, in layout: WorkspaceLayout, disk: Disk) throws {
    let place = layout.root.appending(path: top)
    switch try disk.kind(of: place) {
    case nil: return nil
    case .folder: break
    default: throw WorkspaceError.inTheWay(path: place.path)
    }
    var found: [Entry] = []
    var isCut = false
    var folders = [(path: top, depth: 1)]
    while let folder = folders.popLast(), !isCut {
      for entry in try Self.entries(in: folder.path, of: layout, disk: disk) {
        if entry.kind == .folder {
          folders.append((entry.path, folder.depth + 1))
        } else {
          found.append(entry)
        }
      }
      isCut = found.count + folders.count > Self.maximumEntries || folder.depth > Self.maximumDepth
    }
    entries = found.sorted { $0.path < $1.path }
    self.isCut = isCut
  }

  private static func entries(
    in folder: String, of layout: WorkspaceLayout, disk: Disk
  ) throws -> [Entry] {
    try disk.list(layout.root.appending(path: folder)).compactMap { name in
      guard !name.hasPrefix(".") else { return nil }
      let path = "\(folder)/\(name)"
      return Entry(path: path, kind: try disk.kind(of: layout.root.appending(path: path)))
    }
  }
}
