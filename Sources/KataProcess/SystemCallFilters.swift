import Foundation

/// Whether the kernel lets a program restrict its own system calls (seccomp).
struct SystemCallFilters: Hashable, Sendable {
  let areThere: Bool

  /// Asks the running kernel; a kernel that is not Linux has none.
  static var current: SystemCallFilters {
    SystemCallFilters(
      ofThisProcess: try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      hasActions: FileManager.default.fileExists(atPath: "/proc/sys/kernel/seccomp/actions_avail"))
  }

  init(areThere: Bool) {
    self.areThere = areThere
  }

  /// Reads what the system says of a process; either of the two signs is enough.
  init(ofThisProcess status: String?, hasActions: Bool) {
    areThere = hasActions || status?.contains(/(?m)^Seccomp:/) == true
  }
}
