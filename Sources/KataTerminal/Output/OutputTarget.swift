import Foundation

/// What a path leads to once its links are followed.
enum OutputTarget: Hashable {
  case file(path: String)
  /// A descriptor of this process, by a name such as `/dev/stdout` or `/dev/fd/3`.
  case descriptor(Int32)

  /// As many links as the system itself follows.
  private static let maximumLinks = 40

  init(of path: String) throws(OutputFileError) {
    var path = path
    for _ in 0..<Self.maximumLinks {
      if let number = Self.descriptor(path) {
        self = .descriptor(number)
        return
      }
      guard let target = Self.target(ofLink: path) else {
        self = .file(path: path)
        return
      }
      let folder = URL(filePath: path).deletingLastPathComponent()
      path = target.hasPrefix("/") ? target : folder.appending(path: target).path
    }
    throw OutputFileError(code: ELOOP)
  }

  private static func target(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  private static func descriptor(_ path: String) -> Int32? {
    for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
    where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
