/// How well the learner's code was kept away from the machine.
package struct Isolation: Codable, Hashable, Sendable {
  package enum Tier: String, Codable, Sendable {
    /// Own file system view, no network, own process space, limits.
    case isolated
    /// Limits, a process group of its own, empty environment, private temporary folder; nothing hidden.
    case limited
  }

  package let tier: Tier
  /// The program that isolates, such as `bubblewrap` or `prlimit`.
  package let engine: String
  /// Why the tier is not `isolated`, and what would change that.
  package let note: String?

  /// Says that the kernel does not keep running code from files and other programs.
  package static let noSystemCallFilter =
    "This kernel filters no system calls (seccomp), so running code is kept from less."

  /// The same isolation, less what a run has found missing.
  package func lacking(_ gap: String?) -> Isolation {
    gap.map { Isolation(tier: .limited, engine: engine, note: $0) } ?? self
  }

  package init(tier: Tier, engine: String, note: String? = nil) {
    self.tier = tier
    self.engine = engine
    self.note = note
  }
}
