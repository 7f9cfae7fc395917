/// All that the screen shows at one moment, ready to be shown.
nonisolated public struct UsernameState: Equatable, Sendable {
  /// The name, or "Reader" and the account's number.
  public var title: String
  /// Whether there is a name to remove.
  public var isRemoveEnabled: Bool

  /// Makes a state from its parts.
  public init(title: String, isRemoveEnabled: Bool) {
    self.title = title
    self.isRemoveEnabled = isRemoveEnabled
  }
}
