import Foundation

/// A folder of sources of a test's own, gone when the test is.
final class LintFolder {
  let url: URL

  /// Writes each file with its path as a type's name, or with the given text.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "kata-lint-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ data: Data, to path: String) throws {
    let file = at(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(path).path, withDestinationPath: target)
  }

  func at(_ path: String) -> URL { path.isEmpty ? url : url.appending(path: path) }
}
