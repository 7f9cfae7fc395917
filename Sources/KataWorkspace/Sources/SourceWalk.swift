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
  /// Why there is more than was looked at; nil when this is all.
  let cut: Cut?

  /// A limit that a folder exceeds.
  enum Cut {
    case entries
    /// The first folder that lies too deep.
    case depth(String)
  }

  /// The most files and folders that are looked at, those in folders not yet opened left out.
  static let maximumEntries = 5000
  /// The most folders inside each other, the top one included.
  static let maximumDepth = 24

  /// Looks through one folder of a workspace; nil when it is not there.
  init?(of top: String, in layout: WorkspaceLayout, disk: Disk) throws {
    let place = layout.root.appending(path: top)
    switch try disk.kind(of: place) {
    case nil: return nil
    case .folder: break
    default: throw WorkspaceError.inTheWay(path: place.path)
    }
    var found: [Entry] = []
    var cut: Cut?
    var folders = [(path: top, depth: 1)]
    while let folder = folders.popLast(), cut == nil {
      if folder.depth > Self.maximumDepth {
        cut = .depth(folder.path)
        break
      }
      for entry in try Self.entries(in: folder.path, of: layout, disk: disk) {
        if entry.kind == .folder {
          folders.append((entry.path, folder.depth + 1))
        } else {
          found.append(entry)
        }
      }
      if found.count + folders.count > Self.maximumEntries { cut = .entries }
    }
    entries = found.sorted { $0.path < $1.path }
    self.cut = cut
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
