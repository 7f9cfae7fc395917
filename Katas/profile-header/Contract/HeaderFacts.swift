/// VIPER: what is true at one moment.
///
/// These are raw facts without any wording: how they read is the presenter's work.
nonisolated public struct HeaderFacts: Equatable, Sendable {
  /// Nil until the user is known.
  public var user: UserFacts?
  /// Whether the user is being loaded.
  public var isLoading: Bool
  /// Whether the user may be loaded again now.
  public var canRefresh: Bool
  /// Whether the user may be followed, or no longer followed, now.
  public var canFollow: Bool
  /// Whether the user may be renamed now.
  public var canRename: Bool

  /// Makes the facts of one moment.
  public init(
    user: UserFacts?, isLoading: Bool, canRefresh: Bool, canFollow: Bool, canRename: Bool
  ) {
    self.user = user
    self.isLoading = isLoading
    self.canRefresh = canRefresh
    self.canFollow = canFollow
    self.canRename = canRename
  }
}
