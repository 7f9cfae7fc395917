import ProfileHeaderContract

/// Makes a state of facts and message whenever one of them changes.
final class UserPresenter: HeaderPresenter, HeaderInteractorOutput {
  private let view: any HeaderView
  private let interactor: any HeaderInteractor
  private let router: any HeaderRouter
  private var facts: HeaderFacts? { didSet { update() } }
  private var message = "" { didSet { update() } }

  init(view: any HeaderView, interactor: any HeaderInteractor, router: any HeaderRouter) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() {
    interactor.start()
  }

  func didTapRefresh() {
    message = ""
    interactor.refresh()
  }

  func didTapFollow() {
    message = ""
    interactor.toggleFollow()
  }

  func didTapEditName() {
    guard let facts, let user = facts.user, facts.canRename else { return }
    let placeholder = HeaderWording(user: user).fallbackName
    router.showNameEditor(NameDraft(name: user.name ?? "", placeholder: placeholder)) {
      [weak self] text in
      self?.message = ""
      self?.interactor.rename(to: text)
    }
  }

  func factsDidChange(_ facts: HeaderFacts) {
    self.facts = facts
  }

  func didFail(_ failure: HeaderFailure) {
    let name = facts?.user.map { HeaderWording(user: $0).name } ?? ""
    message =
      switch failure {
      case .loading: "The profile could not be loaded."
      case .following: "Could not follow \(name). Please try again."
      case .unfollowing: "Could not unfollow \(name). Please try again."
      case .renaming: "The name could not be saved."
      }
  }

  private func update() {
    guard let facts else { return }
    view.show(HeaderState(facts, message: message))
  }
}
