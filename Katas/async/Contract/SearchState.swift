/// All that the screen shows at one moment.
nonisolated public struct SearchState: Equatable, Sendable {
  /// The titles that were found.
  public var titles: [String] = []
  /// "Nothing found", "No connection", or empty.
  public var message = ""
  /// Whether the answer to what was asked last is still to come.
  public var isLoading = false

  /// Makes the state of a screen on which nothing was searched yet.
  public init() {}
}
