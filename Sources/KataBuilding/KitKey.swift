import Foundation
import KataCore

/// Names a kit part by what it is built from, so that changed content never meets an old build.
struct KitKey: Sendable {
  /// Counts up when the way of building changes.
  private static let recipe = 1

  /// The folders whose source files go into the part.
  let folders: [URL]
  /// The names of the parts below it.
  let parts: [String]
  /// Where fingerprints that are already known are kept.
  let memory: URL

  /// Twelve hexadecimal digits over content and recipe.
  ///
  /// Reading everything on each check would take longer than compiling, so the digest is remembered
  /// under a fingerprint of names, sizes and times.
  func digest() throws -> String {
    let files = try folders.map { try Self.files(in: $0) }
    let note = memory.appending(path: Self.fingerprint(of: files, parts: parts))
    if let known = try? String(contentsOf: note, encoding: .utf8), known.count == 12 {
      return known
    }
    var hash = ContentHash()
    hash.update("\(Self.recipe) \(parts)".utf8)
    for file in files.joined() {
      hash.update("\n\(file.name) ".utf8)
      hash.update(try Data(contentsOf: file.url))
    }
    let digest = String(hash.finish().prefix(12))
    try? FileManager.default.createDirectory(at: memory, withIntermediateDirectories: true)
    try? digest.write(to: note, atomically: true, encoding: .utf8)
    return digest
  }

  private struct File {
    let url: URL
    let name: String
    /// Its size, when it was modified, and when it came to be as it is here, which copying does not carry along.
    let state: String

    init(_ url: URL, in folder: URL) throws {
      self.url = url
      name = String(url.path.dropFirst(folder.path.count))
      let status = try KitKey.status(of: url)
      let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
      state = "\(status.st_size) \(times.joined(separator: " "))"
    }
  }

  /// All Swift files below a folder, in the order of their names.
  static func swiftFiles(in folder: URL) throws -> [URL] {
    try files(in: folder).map(\.url).filter { $0.pathExtension == "swift" }
  }

  /// The endings of files that a compiler reads: Swift, what tells it of C, and UIKit's table.
  private static let sourceEndings: Set = ["swift", "h", "cpp", "modulemap", "txt"]

  private static func files(in folder: URL) throws -> [File] {
    let folder = folder.resolvingSymlinksInPath()
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var files: [File] = []
    for case let url as URL in walk where sourceEndings.contains(url.pathExtension) {
      files.append(try File(url, in: folder))
    }
    return files.sorted { $0.name < $1.name }
  }

  /// More than any source of a kit has, in bytes.
  private static let maximumBytes = 8 << 20

  /// Refuses what is no source; asked before anything is read, since a kata may come from a stranger.
  private static func status(of url: URL) throws -> stat {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw BuildError.sourceNotPlain(path: url.path)
    }
    guard status.st_size <= maximumBytes else { throw BuildError.sourceTooLarge(path: url.path) }
    return status
  }

  /// Tells one state of the files from another, without reading them: FNV-1a over names, sizes and times.
  private static func fingerprint(of files: [[File]], parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    add("\(recipe) \(parts)")
    for file in files.joined() {
      add("\(file.url.path) \(file.state)\n")
    }
    return String(hash, radix: 16)
  }
}
