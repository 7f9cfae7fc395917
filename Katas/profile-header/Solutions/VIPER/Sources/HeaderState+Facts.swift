import ProfileHeaderContract

extension HeaderState {
  /// What the header shows of the facts.
  init(_ facts: HeaderFacts, message: String) {
    self.init(
      isFollowEnabled: facts.canFollow, isEditNameEnabled: facts.canRename,
      isRefreshEnabled: facts.canRefresh, isLoading: facts.isLoading, message: message)
    if let user = facts.user { fill(HeaderWording(user: user)) }
  }

  private mutating func fill(_ wording: HeaderWording) {
    name = wording.name
    initials = wording.initials
    tint = wording.tint
    badge = wording.badge
    memberSince = wording.memberSince
    followers = wording.followers
    following = wording.following
    followTitle = wording.followTitle
  }
}
