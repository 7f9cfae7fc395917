/// What the parent tells the suite host before any code of the learner's is loaded.
struct HostRequest: Encodable, Sendable {
  /// Marks every event as the host's own.
  let nonce: String
  /// Closes the channel; only a host that ran to its end still has it.
  let token: String
  let seed: UInt64
  /// The absolute path of the learner's library.
  let library: String
}
