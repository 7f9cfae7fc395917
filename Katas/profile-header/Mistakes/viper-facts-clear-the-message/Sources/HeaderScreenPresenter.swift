import ProfileHeaderContract

/// Turns facts into what the view shows, and what happens in the view into requests.
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

  func didTapRefresh() {
    show(message: "")
    interactor.refresh()
  }

  func didTapFollow() {
    show(message: "")
    interactor.toggleFollow()
  }

  func didTapEditName() {
    guard let user, state.isEditNameEnabled else { return }
    let draft = NameDraft(
      name: user.name ?? "", placeholder: HeaderWording(user: user).fallbackName)
    router.showNameEditor(draft) { [weak self] in self?.rename(to: $0) }
  }

  private func rename(to text: String) {
    show(message: "")
    interactor.rename(to: text)
  }

  private func show(message: String) {
    state.message = message
    view?.show(state)
  }
}

extension HeaderScreenPresenter: HeaderInteractorOutput {
  func factsDidChange(_ facts: HeaderFacts) {
    user = facts.user
    state = HeaderState(facts, message: "")
    view?.show(state)
  }

  func didFail(_ failure: HeaderFailure) {
    show(message: message(for: failure))
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
