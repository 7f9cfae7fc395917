#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child with everything that it has started.
///
/// Its process group alone is not enough: the compiler's driver gives each of its front ends a group of its own.
struct ProcessFamily: Sendable {
  private let pid: Int32

  init(of pid: Int32) {
    self.pid = pid
  }

  /// Kills all of them at once.
  func end() {
    // Stopped, so that it starts nobody else meanwhile, and looked at before it is killed, since whoever
    // outlives its parent cannot be told from a stranger.
    kill(-pid, SIGSTOP)
    let descendants = ProcessTree(below: pid).members.map(\.pid)
    kill(-pid, SIGKILL)
    for descendant in descendants { kill(descendant, SIGKILL) }
  }
}
