/// Why nobody can be greeted.
nonisolated public enum GreetingFailure: String, Error, Sendable {
  /// The request did not come back with an answer.
  case connection
  /// There was an answer, but no person could be read from it.
  case data
}
