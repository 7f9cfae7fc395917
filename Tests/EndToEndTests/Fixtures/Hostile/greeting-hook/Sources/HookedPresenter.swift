import GreetingContract

/// The reference's presenter, with something hostile done at each tap on the greeting button.
final class HookedPresenter: GreetingPresenter {
  private let inner: any GreetingPresenter

  init(inner: any GreetingPresenter) {
    self.inner = inner
  }

  func viewIsReady() { inner.viewIsReady() }

  func didTapGreet() {
    Mischief().happen()
    inner.didTapGreet()
  }

  func didTapProfile() { inner.didTapProfile() }
  func didSwitchFormal(to isFormal: Bool) { inner.didSwitchFormal(to: isFormal) }
  func didEnterNickname(_ text: String) { inner.didEnterNickname(text) }
}
