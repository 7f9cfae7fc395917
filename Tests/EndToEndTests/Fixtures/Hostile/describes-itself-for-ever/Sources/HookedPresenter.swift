import GreetingContract

/// Keeps itself alive, so that the suites have a reason to speak of it, and never comes to an end when asked.
final class HookedPresenter: GreetingPresenter, CustomStringConvertible {
  private let inner: any GreetingPresenter
  private var keeper: HookedPresenter?

  init(inner: any GreetingPresenter) {
    self.inner = inner
    keeper = self
  }

  nonisolated var description: String {
    var count: UInt64 = 1
    while count > 0 { count = count &* 3 }
    return "never said"
  }

  func viewIsReady() { inner.viewIsReady() }
  func didTapGreet() { inner.didTapGreet() }
  func didTapProfile() { inner.didTapProfile() }
  func didSwitchFormal(to isFormal: Bool) { inner.didSwitchFormal(to: isFormal) }
  func didEnterNickname(_ text: String) { inner.didEnterNickname(text) }
}
