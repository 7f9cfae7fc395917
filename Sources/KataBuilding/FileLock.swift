import Foundation
import KataProcess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds an exclusive lock on a file for as long as it lives; the system frees it when the process dies.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock without blocking a thread; `onWait` is called once if somebody else holds it.
  ///
  /// - Throws: `BuildError.cacheNotWritable` or `CancellationError`.
  init(at file: URL, onWait: @Sendable () -> Void) async throws {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw BuildError.cacheNotWritable(path: file.path, reason: String(cString: strerror(errno)))
    }
    self.descriptor = descriptor
    var hasWaited = false
    while try !Self.take(descriptor, file) {
      if !hasWaited { onWait() }
      hasWaited = true
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Says whether the lock is taken; a file system without locks counts as taken, since nobody can hold one there.
  private static func take(_ descriptor: Int32, _ file: URL) throws -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    switch errno {
    case EWOULDBLOCK, EINTR: return false
    case ENOLCK, EOPNOTSUPP, ENOSYS: return true
    default:
      throw BuildError.cacheNotWritable(path: file.path, reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }
}
