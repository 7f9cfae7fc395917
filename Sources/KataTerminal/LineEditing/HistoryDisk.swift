import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The history's file, as several processes at once may use it.
///
/// An entry is one write at the end, so no two mix. Rewriting the file happens beside it, under a lock that every
/// writer takes, and a writer that finds the file replaced opens the new one; so no entry is lost.
struct HistoryDisk {
  let path: String

  /// The bytes of the file; of a huge one only the end.
  ///
  /// No file is as good as an empty one.
  func bytes() throws(HistoryError) -> [UInt8] {
    guard let file = try opened(O_RDONLY | O_NONBLOCK) else { return [] }
    defer { close(file) }
    return try bytes(of: file)
  }

  /// Adds a line, which ends with a line feed.
  func append(_ line: String) throws(HistoryError) {
    try makeFolder()
    try holding(O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK) { file throws(HistoryError) in
      try put(line, into: file)
    }
  }

  /// Rewrites the file with what is worth keeping of it.
  func compact(to most: Int) throws(HistoryError) {
    try holding(O_RDWR | O_NONBLOCK) { file throws(HistoryError) in
      let texts = HistoryEntries(try bytes(of: file), most: most).texts
      let fresh = HistoryDisk(path: "\(path).\(getpid())")
      unlink(fresh.path)
      guard let copy = try fresh.opened(O_WRONLY | O_CREAT | O_EXCL) else { return }
      defer { close(copy) }
      try fresh.put(texts.map(HistoryEntries.line).joined(), into: copy)
      if rename(fresh.path, path) != 0 {
        let reason = Self.reason
        unlink(fresh.path)
        throw .unwritable(path: path, reason: reason)
      }
    }
  }

  private func holding(
    _ flags: Int32, _ work: (Int32) throws(HistoryError) -> Void
  ) throws(HistoryError) {
    for _ in 0..<100 {
      guard let file = try opened(flags) else { return }
      defer { close(file) }
      if lock(file), !isPlace(of: file) { continue }
      return try work(file)
    }
  }

  /// Locks the file; false where that cannot be had soon, as on some network disks.
  private func lock(_ file: Int32) -> Bool {
    for _ in 0..<20 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      poll(nil, 0, 5)
    }
    return false
  }

  /// Says whether the path still names the open file.
  private func isPlace(of file: Int32) -> Bool {
    var (ours, named) = (stat(), stat())
    return fstat(file, &ours) == 0 && stat(path, &named) == 0 && ours.st_ino == named.st_ino
      && ours.st_dev == named.st_dev
  }

  /// Opens the file, for its owner alone; nil when there is none and none is to be made.
  private func opened(_ flags: Int32) throws(HistoryError) -> Int32? {
    let file = open(path, flags | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      if errno == ENOENT, flags & O_CREAT == 0 { return nil }
      throw error(errno, isReading: flags & (O_WRONLY | O_RDWR) == 0)
    }
    var facts = stat()
    // A link to /dev/null is how somebody asks for no history; anything else that is no file is a mistake.
    guard fstat(file, &facts) == 0, [S_IFREG, S_IFCHR].contains(facts.st_mode & S_IFMT) else {
      close(file)
      throw .notAFile(path: path)
    }
    return file
  }

  private func bytes(of file: Int32) throws(HistoryError) -> [UInt8] {
    let most = 8 << 20
    let size = Int(lseek(file, 0, SEEK_END))
    lseek(file, max(0, off_t(size - most)), SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: min(max(0, size), most))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { bytes in
        read(file, bytes.baseAddress.map { $0 + count }, bytes.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(path: path, reason: Self.reason) }
      if got == 0 { break }
      count += got
    }
    return Array(bytes.prefix(count))
  }

  private func put(_ text: String, into file: Int32) throws(HistoryError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unwritable(path: path, reason: Self.reason) }
      bytes = bytes.dropFirst(count)
    }
  }

  private func makeFolder() throws(HistoryError) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(path: path, reason: Self.reason)
    }
  }

  private func error(_ code: Int32, isReading: Bool) -> HistoryError {
    if code == EISDIR { return .notAFile(path: path) }
    let reason = String(cString: strerror(code))
    return isReading
      ? .unreadable(path: path, reason: reason) : .unwritable(path: path, reason: reason)
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
