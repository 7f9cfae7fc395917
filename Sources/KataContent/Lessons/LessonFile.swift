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
  /// - Throws: `ContentError.lessonUnreadable`.
  func read() throws -> Data {
    do {
      return try ContentFile(url).read(atMost: Self.maximumBytes)
    } catch {
      throw unreadable(error.reason)
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

  private func unreadable(_ reason: String) -> ContentError {
    .lessonUnreadable(path: url.path, reason: reason)
  }
}
