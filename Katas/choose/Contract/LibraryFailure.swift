/// Why the library did not answer as it was hoped for.
nonisolated public enum LibraryFailure: Error, Sendable {
  /// The library was not reached.
  case noConnection
  /// The library was reached, and did not do it.
  case refused
}
