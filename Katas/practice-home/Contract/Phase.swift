/// The stage of school that a user is in.
nonisolated public enum Phase: String, CaseIterable, Sendable {
  case primary, middle, high
}
