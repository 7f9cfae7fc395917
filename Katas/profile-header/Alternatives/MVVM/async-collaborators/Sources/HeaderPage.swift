import ProfileHeaderContract

/// What the header knows, and how that is shown.
struct HeaderPage {
  static let notLoaded = "The profile could not be loaded."
  static let notRenamed = "The name could not be saved."

  var user: User?
  var isLoading = false
  var isChanging = false
  var message = ""

  var canRefresh: Bool { !isLoading && !isChanging }
  var canFollow: Bool { user?.isOwn == false && !isChanging }
  var canRename: Bool { user?.isOwn == true && !isChanging }
  var isFollowed: Bool { user?.isFollowed == true }

  mutating func toggleFollow() {
    let change = isFollowed ? -1 : 1
    user?.isFollowed.toggle()
    user?.followers += change
  }

  var draft: NameDraft {
    guard let wording else { return NameDraft(name: "", placeholder: "") }
    return NameDraft(name: wording.ownName, placeholder: wording.fallbackName)
  }

  var followFailure: String { wording?.followFailure ?? "" }

  var state: HeaderState {
    HeaderState(
      name: wording?.name ?? "", initials: wording?.initials ?? "", tint: wording?.tint,
      badge: wording?.badge ?? "", memberSince: wording?.memberSince ?? "",
      followers: wording?.followers ?? "", following: wording?.following ?? "",
      followTitle: wording?.followTitle ?? "Follow", isFollowEnabled: canFollow,
      isEditNameEnabled: canRename, isRefreshEnabled: canRefresh, isLoading: isLoading,
      message: message)
  }

  private var wording: HeaderWording? { user.map { HeaderWording(user: $0) } }
}
