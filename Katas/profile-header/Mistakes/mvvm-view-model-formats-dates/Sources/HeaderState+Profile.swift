import ProfileHeaderContract

extension HeaderState {
  /// What the header shows of a profile.
  init(_ profile: Profile) {
    self.init()
    if let user = profile.user { fill(HeaderWording(user: user)) }
    isFollowEnabled = profile.canFollow
    isEditNameEnabled = profile.canRename
    isRefreshEnabled = profile.activity == .idle
    isLoading = profile.activity == .loading
    message = Self.message(for: profile)
  }

  private mutating func fill(_ wording: HeaderWording) {
    name = wording.name
    initials = wording.initials
    tint = wording.tint
    badge = wording.badge
    followers = wording.followers
    following = wording.following
    followTitle = wording.followTitle
  }

  private static func message(for profile: Profile) -> String {
    switch profile.failure {
    case nil: ""
    case .load: "The profile could not be loaded."
    case .rename: "The name could not be saved."
    case .follow: profile.user.map { HeaderWording(user: $0).followFailure } ?? ""
    }
  }
}
