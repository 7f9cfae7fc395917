import Foundation
import KataContent
import KataCore

/// The kata of a fresh skeleton that a test spoils, gone when the test is.
final class SpoiltKata {
  private let shelf = FileManager.default.temporaryDirectory.appending(
    path: "spoilt-kata-\(UUID().uuidString)")
  private var folder: URL { shelf.appending(path: "tea-timer") }

  private struct NotThere: Error {
    let text: String
  }

  init() throws {
    try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
    _ = try KataSkeleton().write(
      KataName("tea-timer"), into: shelf, besides: KataShelf(folders: [shelf]))
  }

  deinit {
    try? FileManager.default.removeItem(at: shelf)
  }

  /// Puts one text in the place of another that has to be there.
  func replace(_ text: String, with other: String, in path: String = "kata.json") throws {
    let file = folder.appending(path: path)
    let whole = try String(contentsOf: file, encoding: .utf8)
    guard whole.contains(text) else { throw NotThere(text: text) }
    try Data(whole.replacing(text, with: other).utf8).write(to: file)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func kata() throws -> Kata { try KataShelf(folders: [shelf]).kata("tea-timer") }
}
