import Foundation

extension Disk {
  /// What lies at a place; nil when nothing does.
  func kind(of url: URL) throws -> Kind? {
    var info = stat()
    guard lstat(url.path, &info) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(.read, url.path)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file(byteCount: Int(info.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .special
    }
  }

  /// Says whether a file lies there, whatever its size.
  func isFile(_ url: URL) throws -> Bool {
    if case .file = try kind(of: url) { true } else { false }
  }

  /// The names in a folder, sorted; a name that is not UTF-8 comes with U+FFFD in it.
  func list(_ url: URL) throws -> [String] {
    // FileManager's errors hide the code, so ask for it first.
    guard access(url.path, R_OK | X_OK) == 0 else { throw failure(.list, url.path) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    } catch {
      throw WorkspaceError.failed(.list, path: url.path, code: EIO)
    }
  }

  /// Reads a regular file.
  func read(_ url: URL) throws -> Data {
    // A pipe put there in the meantime must not make us wait for a writer.
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(.read, url.path) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw WorkspaceError.failed(.read, path: url.path, code: EINVAL)
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw WorkspaceError.failed(.read, path: url.path, code: EIO)
    }
  }

  /// Reads a regular file; nil when nothing is there.
  func readIfPresent(_ url: URL) throws -> Data? {
    try kind(of: url) == nil ? nil : read(url)
  }
}
