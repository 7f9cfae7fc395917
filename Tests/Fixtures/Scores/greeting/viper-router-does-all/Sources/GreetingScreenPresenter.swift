import GreetingContract

final class GreetingScreenPresenter: GreetingPresenter {
  private let router: GreetingScreenRouter

  init(router: GreetingScreenRouter) {
    self.router = router
  }

  func viewIsReady() { router.start() }
  func didTapGreet() { router.greet() }
  func didTapProfile() { router.openProfile() }
  func didSwitchFormal(to isFormal: Bool) { router.switchFormal(isFormal) }
  func didEnterNickname(_ text: String) { router.enterNickname(text) }
}
