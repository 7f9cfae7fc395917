/// VIPER: what did not work.
nonisolated public enum HeaderFailure: Equatable, Sendable {
  case loading, following, unfollowing, renaming
}
