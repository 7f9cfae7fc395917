import Foundation

/// A lesson's file on disk, which may be missing, huge or no file at all.
struct LessonFile: Sendable {
  /// The most that a lesson may hold; what is longer is no lesson, and would take minutes to lay out.
  static let maximumBytes = 1 << 20

  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The whole file.
  ///
  /// - Throws: `ContentTrouble.lessonUnreadable`.
  func read() throws -> Data {
    // Asked for before reading, because reading a pipe would wait for ever.
    var status = stat()
    guard stat(url.path, &status) == 0 else { throw unreadable("there is no such file") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable("it is not a file") }
    let size = Int(status.st_size)
    guard size <= Self.maximumBytes else {
      throw unreadable("it has \(size >> 20) MB, and a lesson may have \(Self.maximumBytes >> 20)")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      let words = error.localizedDescription
      throw unreadable(words.hasSuffix(".") ? String(words.dropLast()) : words)
    }
  }

  /// Title and summary, read from the beginning of the file alone; nil when it cannot be read.
  func head() -> (title: String?, summary: String?)? {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let handle = try? FileHandle(forReadingFrom: url)
    else { return nil }
    defer { try? handle.close() }
    let text = LessonText((try? handle.read(upToCount: 8 << 10)) ?? Data())
    let matter = FrontMatter(text.lines)
    return (matter.title ?? text.firstHeading, matter.summary)
  }

  private func unreadable(_ reason: String) -> ContentTrouble {
    .lessonUnreadable(path: url.path, reason: reason)
  }
}
