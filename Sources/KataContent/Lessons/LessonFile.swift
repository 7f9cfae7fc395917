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
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved.path)
    guard let attributes else { throw unreadable("there is no such file") }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw unreadable("it is not a file")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.maximumBytes else {
      throw unreadable("it has \(size >> 20) MB, and a lesson may have \(Self.maximumBytes >> 20)")
    }
    do {
      return try Data(contentsOf: resolved)
    } catch {
      let words = error.localizedDescription
      throw unreadable(words.hasSuffix(".") ? String(words.dropLast()) : words)
    }
  }

  /// Title and summary, read from the beginning of the file alone; nil when it cannot be read.
  func head() -> (title: String?, summary: String?)? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: resolved)
    else { return nil }
    defer { try? handle.close() }
    let text = LessonText((try? handle.read(upToCount: 8 << 10)) ?? Data())
    let matter = FrontMatter(text.lines)
    return (matter.title ?? text.firstHeading, matter.summary)
  }

  private var resolved: URL { url.resolvingSymlinksInPath() }

  private func unreadable(_ reason: String) -> ContentTrouble {
    .lessonUnreadable(path: url.path, reason: reason)
  }
}
