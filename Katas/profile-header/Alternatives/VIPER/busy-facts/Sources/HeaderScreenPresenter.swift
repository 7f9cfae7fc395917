import ProfileHeaderContract

/// Turns facts into what the view shows, and drops a message when they report a request.
final class HeaderScreenPresenter: HeaderPresenter {
  private weak var view: (any HeaderView)?
  private let interactor: any HeaderInteractor
  private let router: any HeaderRouter
  private var state = HeaderState()
  private var user: UserFacts?

  init(view: any HeaderView, interactor: any HeaderInteractor, router: any HeaderRouter) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() {
    view?.show(state)
    interactor.start()
  }

  func didTapRefresh() { interactor.refresh() }

  func didTapFollow() { interactor.toggleFollow() }

  func didTapEditName() {
    guard let user, state.isEditNameEnabled else { return }
    let draft = NameDraft(
      name: user.name ?? "", placeholder: HeaderWording(user: user).fallbackName)
    router.showNameEditor(draft) { [interactor] in interactor.rename(to: $0) }
  }
}

extension HeaderScreenPresenter: HeaderInteractorOutput {
  func factsDidChange(_ facts: HeaderFacts) {
    user = facts.user
    // A request is under way, so the last failure is history.
    let message = facts.canRefresh ? state.message : ""
    state = HeaderState(facts, message: message)
    view?.show(state)
  }

  func didFail(_ failure: HeaderFailure) {
    state.message = message(for: failure)
    view?.show(state)
  }

  private func message(for failure: HeaderFailure) -> String {
    let name = user.map { HeaderWording(user: $0).name } ?? ""
    return switch failure {
    case .loading: "The profile could not be loaded."
    case .following: "Could not follow \(name). Please try again."
    case .unfollowing: "Could not unfollow \(name). Please try again."
    case .renaming: "The name could not be saved."
    }
  }
}
