import Foundation

/// What a file holds, as far as needed to say later whether that has changed.
enum ContentMark: Hashable, Sendable {
  case absent
  case bytes(Data)
  /// Too much to keep, unreadable, or no file at all: told apart by what the system says of it.
  case other(FileStamp)

  /// Reads the file at a path.
  init(of path: String) {
    guard let stamp = FileStamp(of: path) else {
      self = .absent
      return
    }
    // A pipe of that name would keep the reader waiting; a file of megabytes is nobody's source.
    guard stamp.isRegular, stamp.size < 1 << 20,
      let data = FileManager.default.contents(atPath: path)
    else {
      self = .other(stamp)
      return
    }
    self = .bytes(data)
  }
}
