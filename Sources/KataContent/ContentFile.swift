import Foundation

/// A file of a kata or a course, which may come from a stranger: missing, huge or no file at all.
struct ContentFile: Sendable {
  /// The most that is read of a file of data or text.
  static let maximumBytes = 4 << 20

  /// Why a file was not read, as the end of a sentence.
  struct Refusal: Error, LocalizedError {
    let reason: String

    var errorDescription: String? { reason }
  }

  let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The whole file, unless it is larger than a limit in bytes.
  ///
  /// - Throws: `Refusal`.
  func read(atMost limit: Int = maximumBytes) throws(Refusal) -> Data {
    // Asked for before reading, because reading a pipe would wait endlessly.
    var status = stat()
    guard stat(url.path, &status) == 0 else { throw Refusal(reason: "there is no such file") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal(reason: "it is not a file") }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw Refusal(reason: "it has \(size >> 20) MB, and may have \(limit >> 20)")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      let words = error.localizedDescription
      throw Refusal(reason: words.hasSuffix(".") ? String(words.dropLast()) : words)
    }
  }
}
