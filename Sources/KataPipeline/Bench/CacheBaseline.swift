import Foundation

/// What a cache held at some moment; everything that came later can be taken away again.
struct CacheBaseline: Sendable {
  private let folder: URL
  private let paths: Set<String>

  /// Remembers the names of all that is in the folder now.
  init(of folder: URL) {
    self.folder = folder
    paths = Set(Self.list(folder))
  }

  /// Removes what was not there at that moment; a file that changed since stays as it is.
  func restore() throws {
    // A folder comes before what is in it, so by the time its content is met it may be gone.
    for path in Self.list(folder).sorted() where !paths.contains(path) {
      let place = folder.appending(path: path)
      if FileManager.default.fileExists(atPath: place.path) {
        try FileManager.default.removeItem(at: place)
      }
    }
  }

  private static func list(_ folder: URL) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
  }
}
