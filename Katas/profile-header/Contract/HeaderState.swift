/// MVVM and VIPER: all that the header shows at one moment, ready to be shown.
nonisolated public struct HeaderState: Equatable, Sendable {
  /// The name, or what stands in for it; this and all texts are empty until the user is known.
  public var name: String
  /// One or two letters in the avatar.
  public var initials: String
  /// The avatar's colour; nil until the user is known.
  public var tint: AvatarTint?
  /// Empty for those who have no badge.
  public var badge: String
  /// Since when the account has been there, in words.
  public var memberSince: String
  /// How many followers there are, in words.
  public var followers: String
  /// How many people are followed, in words.
  public var following: String
  /// The title of the button Follow.
  public var followTitle: String
  /// The button Follow can be tapped only while it is enabled.
  public var isFollowEnabled: Bool
  /// The button Edit name can be tapped only while it is enabled.
  public var isEditNameEnabled: Bool
  /// The button Refresh can be tapped only while it is enabled.
  public var isRefreshEnabled: Bool
  /// While loading, a spinner turns.
  public var isLoading: Bool
  /// What went wrong; empty when nothing did.
  public var message: String

  /// Makes a state; what is left out is empty or off.
  public init(
    name: String = "", initials: String = "", tint: AvatarTint? = nil, badge: String = "",
    memberSince: String = "", followers: String = "", following: String = "",
    followTitle: String = "Follow", isFollowEnabled: Bool = false,
    isEditNameEnabled: Bool = false, isRefreshEnabled: Bool = false, isLoading: Bool = false,
    message: String = ""
  ) {
    self.name = name
    self.initials = initials
    self.tint = tint
    self.badge = badge
    self.memberSince = memberSince
    self.followers = followers
    self.following = following
    self.followTitle = followTitle
    self.isFollowEnabled = isFollowEnabled
    self.isEditNameEnabled = isEditNameEnabled
    self.isRefreshEnabled = isRefreshEnabled
    self.isLoading = isLoading
    self.message = message
  }
}
