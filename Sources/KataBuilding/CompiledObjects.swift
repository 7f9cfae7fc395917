import Foundation
import KataCore

/// What the compiler has made of learners' files lately, found again by everything that it was made of.
///
/// A step back in the editor, a second check of the same files and the starter of every pattern need no compiler. The
/// folder lies outside of what a sandboxed program sees; a cache that cannot be read or written only costs time.
struct CompiledObjects: Sendable {
  /// How many are kept, about a quarter of a megabyte each.
  static let most = 300
  /// What the compiler said, beside its output.
  private static let text = "compiler.txt"

  let folder: URL

  /// Names a compile by the compiler, its arguments and the files.
  func key(of call: [String], files: [SourceFile]) -> String {
    var hash = ContentHash()
    for word in call + files.flatMap({ ["\($0.path)", $0.text] }) {
      hash.update("\(word.utf8.count) \(word)".utf8)
    }
    return hash.finish()
  }

  /// Copies what was made under this name into a folder.
  ///
  /// - Returns: What the compiler said of the files; nil when nothing is kept under this name.
  func copy(_ key: String, outputs: [String], to work: URL) -> String? {
    let entry = folder.appending(path: key)
    do {
      let text = try String(contentsOf: entry.appending(path: Self.text), encoding: .utf8)
      for name in outputs { try Self.copy(name, from: entry, to: work) }
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
      return text
    } catch {
      return nil
    }
  }

  /// Keeps what the compiler has made in a folder; the entries that were used least lately go.
  func keep(_ key: String, outputs: [String], saying text: String, from work: URL) {
    let files = FileManager.default
    let aside = folder.appending(path: ".\(UUID().uuidString)")
    do {
      try files.createDirectory(at: aside, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: aside.appending(path: Self.text))
      for name in outputs { try Self.copy(name, from: work, to: aside) }
      try files.moveItem(at: aside, to: folder.appending(path: key))
      try removeOldest()
    } catch {
      // A full disk, or somebody else has kept the same.
      try? files.removeItem(at: aside)
    }
  }

  private static func copy(_ name: String, from source: URL, to target: URL) throws {
    let target = target.appending(path: name)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.copyItem(at: source.appending(path: name), to: target)
  }

  /// What a killed process has left aside grows old as the others do.
  private func removeOldest() throws {
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    guard entries.count > Self.most else { return }
    let dated = try entries.map { entry in
      (
        entry,
        try entry.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      )
    }
    let oldest = dated.sorted { ($0.1 ?? .distantPast) < ($1.1 ?? .distantPast) }
    for (entry, _) in oldest.prefix(entries.count - Self.most) {
      try? FileManager.default.removeItem(at: entry)
    }
  }
}
