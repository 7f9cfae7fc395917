/// What a request does with what its path names.
nonisolated public enum HTTPMethod: String, Sendable {
  /// Asks for it.
  case get = "GET"
  /// Puts something there.
  case put = "PUT"
  /// Takes it away.
  case delete = "DELETE"
}
