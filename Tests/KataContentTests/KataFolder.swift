import Foundation
import KataContent
import KataCore

/// A folder of katas of a test's own, gone when the test is.
final class KataFolder {
  let url: URL

  /// Makes the kata `tea`, with `more` among the keys of its manifest.
  init(more: String = "") throws {
    url = FileManager.default.temporaryDirectory.appending(path: "kata-folder-\(UUID().uuidString)")
    try write(
      """
      {"schema":"kata/kata/v1","id":"tea","version":3,"titles":{"en":"Tea"},\(more)
       "contract":"TeaContract",
       "patterns":[{"id":"mvp","title":"MVP","folder":"MVP","seam":"TeaMVP"}]}
      """, to: "tea/kata.json")
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func kata() throws -> Kata { try KataShelf(folders: [url]).kata("tea") }
}
