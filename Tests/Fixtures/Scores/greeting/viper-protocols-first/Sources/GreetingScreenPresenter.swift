import GreetingContract

final class GreetingScreenPresenter: GreetingScreenPresenterProtocol {
  weak var view: (any GreetingScreenViewProtocol)?
  private let interactor: any GreetingScreenInteractorProtocol
  private let router: any GreetingScreenRouterProtocol

  init(
    view: any GreetingScreenViewProtocol, interactor: any GreetingScreenInteractorProtocol,
    router: any GreetingScreenRouterProtocol
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func profileTapped(_ profile: Profile) { router.showProfile(profile) }

  func failed(_ message: String, retry: @escaping () -> Void) {
    router.showFailure(message, retry: retry)
  }

  func nicknameTyped(_ text: String) -> String? { interactor.trim(text) }
}
