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

  package init(tier: Tier, engine: String, note: String? = nil) {
    self.tier = tier
    self.engine = engine
    self.note = note
  }
}
