import Foundation

/// The right to use the records (shared) or to move and make their files (exclusive), through `flock` on a file beside them.
///
/// A class because it owns a descriptor: the system lets go when that is closed, even by a kill.
final class RecordLock: Sendable {
  private let descriptor: Int32
  private let path: String

  init(at file: URL) throws(RecordError) {
    path = file.path
    descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw RecordError(errno: errno, at: path) }
  }

  deinit {
    close(descriptor)
  }

  /// Joins those who use the records; false when somebody moves or makes their files just now.
  func share() throws(RecordError) -> Bool {
    try take(LOCK_SH)
  }

  /// Tries to be the only one; false, and with no lock at all, when somebody uses the records.
  func exclude() throws(RecordError) -> Bool {
    if try take(LOCK_EX) { return true }
    // Two who keep what they share would wait for each other.
    release()
    return false
  }

  func release() {
    _ = flock(descriptor, LOCK_UN)
  }

  private func take(_ kind: Int32) throws(RecordError) -> Bool {
    while flock(descriptor, kind | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      // Some network disks know no locks; there one kata at a time is up to the learner.
      case EOPNOTSUPP, ENOLCK, ENOSYS: return true
      case let code: throw RecordError(errno: code, at: path)
      }
    }
    return true
  }

  /// Leaves word that the records want looking through; what goes wrong with that is no error.
  func markSuspicious() {
    _ = write(descriptor, "?", 1)
  }

  /// Says whether somebody left word.
  var isMarkedSuspicious: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size > 0
  }

  func clearMark() {
    _ = ftruncate(descriptor, 0)
  }
}
