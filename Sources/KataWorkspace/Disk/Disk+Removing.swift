import Foundation

extension Disk {
  /// How many folders deep `removeAll` goes: far deeper than anything that kata writes.
  private static let maximumDepth = 64

  /// Removes a file or a link; one that is gone already is no error.
  func removeFile(_ url: URL) throws {
    try announce(.remove, url.path)
    try ignoring(ENOENT) { try unlink(url, flags: 0) }
  }

  /// Removes a folder when nothing is left in it.
  func removeFolderIfEmpty(_ url: URL) throws {
    try announce(.remove, url.path)
    try ignoring(ENOENT, ENOTEMPTY, EEXIST) { try unlink(url, flags: AT_REMOVEDIR) }
  }

  /// Removes a file, a link, or a folder with everything in it; nothing there is no error.
  func removeAll(_ url: URL) throws {
    try removeAll(url, depth: 0)
  }

  private func removeAll(_ url: URL, depth: Int) throws {
    switch try kind(of: url) {
    case nil: return
    case .folder:
      guard depth < Self.maximumDepth else { throw WorkspaceError.inTheWay(path: url.path) }
      for name in try list(url) { try removeAll(url.appending(path: name), depth: depth + 1) }
      try removeFolderIfEmpty(url)
    default: try removeFile(url)
    }
  }

  private func unlink(_ url: URL, flags: Int32) throws {
    try at(url, .remove) { place in
      guard unlinkat(place.folder, place.name, flags) == 0 else { throw failure(.remove, url.path) }
    }
  }

  private func ignoring(_ codes: Int32..., body: () throws -> Void) throws {
    do {
      try body()
    } catch WorkspaceError.failed(_, _, let code) where codes.contains(code) {
      // That is what was wanted, or what may happen.
    }
  }
}
