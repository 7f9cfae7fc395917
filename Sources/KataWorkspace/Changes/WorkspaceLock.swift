import Foundation

/// The right to change a workspace, held through `flock` on `.kata/lock`.
///
/// A class because it owns a descriptor: the system lets go when that is closed, even by a kill.
final class WorkspaceLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, waiting a moment for another command to finish.
  init(of layout: WorkspaceLayout, disk: Disk) throws {
    let path = layout.lock.path
    try disk.announce(.lock, path)
    descriptor = try disk.beneath(layout.root).at(layout.lock, .lock) { place in
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = openat(place.folder, place.name, flags, 0o644)
      guard descriptor >= 0 else { throw disk.failure(.lock, path) }
      return descriptor
    }
    do {
      try Self.wait(for: descriptor, of: layout, disk: disk)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit {
    close(descriptor)
  }

  private static func wait(
    for descriptor: Int32, of layout: WorkspaceLayout, disk: Disk
  ) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + disk.lockPatience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      // Some network disks know no locks; there one command at a time is up to the learner.
      case EOPNOTSUPP, ENOLCK, ENOSYS: return
      case EWOULDBLOCK:
        guard clock.now < deadline else { throw WorkspaceError.busy(root: layout.root.path) }
        Thread.sleep(forTimeInterval: 0.02)
      case let code: throw disk.failure(.lock, layout.lock.path, code: code)
      }
    }
  }
}
