import ProfileHeaderContract

/// Keeps what the view shows, and changes it part by part.
final class HeaderScreenPresenter: HeaderPresenter {
  private weak var view: (any HeaderView)?
  private let interactor: any HeaderInteractor
  private let router: any HeaderRouter
  private var draft: NameDraft?
  private var shown = HeaderState() {
    didSet { view?.show(shown) }
  }

  init(view: any HeaderView, interactor: any HeaderInteractor, router: any HeaderRouter) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() { interactor.start() }

  func didTapRefresh() {
    shown.message = ""
    interactor.refresh()
  }

  func didTapFollow() {
    shown.message = ""
    interactor.toggleFollow()
  }

  func didTapEditName() {
    guard let draft, shown.isEditNameEnabled else { return }
    router.showNameEditor(draft) { [weak self] text in
      self?.shown.message = ""
      self?.interactor.rename(to: text)
    }
  }
}

extension HeaderScreenPresenter: HeaderInteractorOutput {
  func factsDidChange(_ facts: HeaderFacts) {
    var next = shown
    if let user = facts.user {
      let wording = HeaderWording(user: user)
      draft = NameDraft(name: user.name ?? "", placeholder: wording.fallbackName)
      next.name = wording.name
      next.initials = wording.initials
      next.tint = wording.tint
      next.badge = wording.badge
      next.memberSince = wording.memberSince
      next.followers = wording.followers
      next.following = wording.following
      next.followTitle = wording.followTitle
    }
    next.isFollowEnabled = facts.canFollow
    next.isEditNameEnabled = facts.canRename
    next.isRefreshEnabled = facts.canRefresh
    next.isLoading = facts.isLoading
    shown = next
  }

  func didFail(_ failure: HeaderFailure) {
    switch failure {
    case .loading: shown.message = "The profile could not be loaded."
    case .following: shown.message = "Could not follow \(shown.name). Please try again."
    case .unfollowing: shown.message = "Could not unfollow \(shown.name). Please try again."
    case .renaming: shown.message = "The name could not be saved."
    }
  }
}
