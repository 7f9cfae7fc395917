import Foundation

/// Keeps a compiler's answers beside the kits, so that a check need not ask again; a changed compiler is asked anew.
struct ToolchainMemory: Sendable {
  private struct Entry: Codable {
    let swiftc: String
    let size: Int
    let modified: Date
    let toolchain: Toolchain
  }

  private let swiftc: URL
  private let file: URL

  init(swiftc: URL, cache: URL) {
    self.swiftc = swiftc
    file = cache.appending(path: "toolchain.json")
  }

  /// The answers of an earlier run; nil when the compiler has changed since, or is a stand-in that may
  /// start another one today.
  func recall() -> Toolchain? {
    guard swiftc.lastPathComponent != "swiftly", let data = try? Data(contentsOf: file),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      let now = fingerprint, entry.swiftc == swiftc.path, entry.size == now.size,
      abs(entry.modified.timeIntervalSince(now.modified)) < 0.001
    else { return nil }
    return entry.toolchain
  }

  /// Writes the answers down; a cache that cannot be written only costs time.
  func remember(_ toolchain: Toolchain) {
    guard let now = fingerprint else { return }
    let entry = Entry(
      swiftc: swiftc.path, size: now.size, modified: now.modified, toolchain: toolchain)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(entry).write(to: file, options: .atomic)
  }

  private var fingerprint: (size: Int, modified: Date)? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: swiftc.path)
    guard let size = attributes?[.size] as? Int, let date = attributes?[.modificationDate] as? Date
    else { return nil }
    return (size, date)
  }
}
