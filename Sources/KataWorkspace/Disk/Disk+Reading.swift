import Foundation

extension Disk {
  /// The largest file that is read, in bytes, unless a caller says otherwise.
  static let maximumBytes = 8 << 20

  /// What lies at a place; nil when nothing does.
  func kind(of url: URL) throws -> Kind? {
    var info = stat()
    do {
      try at(url, .read) { place in
        let isThere = fstatat(place.folder, place.name, &info, AT_SYMLINK_NOFOLLOW) == 0
        guard isThere else { throw failure(.read, url.path) }
      }
    } catch WorkspaceError.failed(_, _, ENOENT), WorkspaceError.failed(_, _, ENOTDIR) {
      return nil
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
    try at(url, .list) { place in
      // The kata's own content may be reached through a link.
      let following = root == nil ? 0 : O_NOFOLLOW
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | following
      let descriptor = openat(place.folder, place.name, flags)
      guard descriptor >= 0 else { throw failure(.list, url.path) }
      // A folder that may be read but not entered gives names of which nothing can be asked.
      guard faccessat(descriptor, ".", X_OK, 0) == 0, let stream = fdopendir(descriptor) else {
        let code = errno
        close(descriptor)
        throw failure(.list, url.path, code: code)
      }
      defer { closedir(stream) }
      return names(in: stream).sorted()
    }
  }

  private func names(in stream: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Reads a regular file, unless it is larger than a limit in bytes.
  func read(_ url: URL, atMost limit: Int = maximumBytes) throws -> Data {
    // A pipe put there in the meantime must not make us wait for a writer.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = try at(url, .read) { place in
      let descriptor = openat(place.folder, place.name, flags)
      guard descriptor >= 0 else { throw failure(.read, url.path) }
      return descriptor
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw WorkspaceError.inTheWay(path: url.path)
    }
    guard info.st_size <= limit else { throw WorkspaceError.tooBig(path: url.path, limit: limit) }
    do {
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw WorkspaceError.failed(.read, path: url.path, code: EIO)
    }
  }

  /// Reads a regular file; nil when nothing is there.
  func readIfPresent(_ url: URL, atMost limit: Int = maximumBytes) throws -> Data? {
    try kind(of: url) == nil ? nil : read(url, atMost: limit)
  }
}
