import Foundation

/// Keeps a compiler's answers beside the kits, so that a check need not ask again; a changed compiler is asked again.
struct ToolchainMemory: Sendable {
  /// Counts up when the questions change.
  private static let recipe = 1

  private struct Entry: Codable {
    let recipe: Int
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

  /// The answers of an earlier run; nil when the compiler has changed since.
  func recall() -> Toolchain? {
    guard let data = try? Data(contentsOf: file),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      let now = fingerprint, entry.recipe == Self.recipe, entry.swiftc == swiftc.path,
      entry.size == now.size,
      abs(entry.modified.timeIntervalSince(now.modified)) < 0.001
    else { return nil }
    return entry.toolchain
  }

  /// Writes the answers down; a cache that cannot be written only costs time.
  ///
  /// Nor is a compiler remembered that was started through something else, such as swiftly, which may start
  /// another one tomorrow, or that did not answer everything.
  func remember(_ toolchain: Toolchain) {
    let home = swiftc.deletingLastPathComponent().deletingLastPathComponent().path
    guard toolchain.frontEnd != nil, toolchain.root == home, let now = fingerprint else { return }
    let entry = Entry(
      recipe: Self.recipe, swiftc: swiftc.path, size: now.size, modified: now.modified,
      toolchain: toolchain)
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
