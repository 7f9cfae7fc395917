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
  ///
  /// - Returns: Whom it has killed besides the child; each goes in its own time, and may finish a write before.
  @discardableResult func end() -> [ProcessTree.Member] {
    // Stopped, so that it starts nobody else meanwhile, and looked at before it is killed, since whoever
    // outlives its parent cannot be told from a stranger.
    kill(-pid, SIGSTOP)
    let descendants = stoppedDescendants()
    kill(-pid, SIGKILL)
    for descendant in descendants { kill(descendant.pid, SIGKILL) }
    return descendants
  }

  /// Sends SIGQUIT to those who have started nobody: the launchers around them must outlive their answer.
  func quit() {
    let descendants = ProcessTree(below: pid).members
    let parents = Set(descendants.map(\.parent))
    let leaves = descendants.map(\.pid).filter { !parents.contains($0) }
    for leaf in leaves.isEmpty ? [pid] : leaves { kill(leaf, SIGQUIT) }
  }

  /// Stops and lists them until a listing finds nobody new, since a stop comes too late for a start under way.
  private func stoppedDescendants() -> [ProcessTree.Member] {
    var found: [ProcessTree.Member] = []
    for _ in 0..<10 {
      let now = ProcessTree(below: pid).members
      let known = Set(found.map(\.pid))
      let new = now.filter { !known.contains($0.pid) }
      guard !new.isEmpty else { break }
      for member in new { kill(member.pid, SIGSTOP) }
      found += new
    }
    return found
  }
}
