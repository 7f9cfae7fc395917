import Foundation

extension Disk {
  /// Where system calls find a path: a name in a folder that is open.
  struct Place {
    let folder: Int32
    let name: String
  }

  /// Runs a system call on a path.
  ///
  /// Below a root each folder is opened in the one above it, links not followed. `openat2` does that in one call, but
  /// has no wrapper in the C library and not every kernel has it.
  func at<T>(_ url: URL, _ action: Action, _ body: (Place) throws -> T) throws -> T {
    guard let root else { return try body(Place(folder: AT_FDCWD, name: url.path)) }
    guard let parts = parts(of: url.path, below: root) else {
      throw WorkspaceError.inTheWay(path: url.path)
    }
    guard let top = FolderDescriptor(path: root) else { throw failure(action, root) }
    return try descend(from: top, parts[...], at: url, action, body)
  }

  private func descend<T>(
    from folder: borrowing FolderDescriptor, _ parts: ArraySlice<Substring>, at url: URL,
    _ action: Action, _ body: (Place) throws -> T
  ) throws -> T {
    let name = parts.first.map(String.init) ?? "."
    guard parts.count > 1 else { return try body(Place(folder: folder.number, name: name)) }
    guard let next = FolderDescriptor(name, in: folder) else {
      if folder.isLink(name) { throw WorkspaceError.inTheWay(path: link(before: parts, of: url)) }
      throw failure(action, url.path)
    }
    return try descend(from: next, parts.dropFirst(), at: url, action, body)
  }

  /// The path of the link that is the first of the parts that lead to a file.
  private func link(before parts: ArraySlice<Substring>, of url: URL) -> String {
    (1..<parts.count).reduce(url) { url, _ in url.deletingLastPathComponent() }.path
  }

  /// The components that lead from the root to a path; nil when they leave it.
  private func parts(of path: String, below root: String) -> [Substring]? {
    guard path == root || path.hasPrefix(root == "/" ? root : root + "/") else { return nil }
    let parts = path.dropFirst(root.count).split(separator: "/")
    return parts.contains("..") || parts.contains(".") ? nil : parts
  }
}
