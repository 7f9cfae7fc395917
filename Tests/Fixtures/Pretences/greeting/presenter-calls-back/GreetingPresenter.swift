import GreetingContract

protocol GreetingDoing: AnyObject {
  func start()
  func load()
  func greet()
  func openProfile()
  func reword()
  func keepNickname()
}

final class GreetingScreenPresenter: GreetingPresenter {
  private weak var view: (any GreetingDoing)?
  private var isReady = false
  var isKnown = false

  init(view: any GreetingDoing) {
    self.view = view
  }

  func viewIsReady() {
    isReady = true
    view?.start()
  }

  func didTapGreet() {
    guard isReady else { return }
    if isKnown {
      view?.greet()
    } else {
      view?.load()
    }
  }

  func didTapProfile() {
    guard isReady else { return }
    view?.openProfile()
  }

  func didSwitchFormal(to isFormal: Bool) {
    guard isReady else { return }
    view?.reword()
  }

  func didEnterNickname(_ text: String) {
    guard isReady else { return }
    view?.keepNickname()
    view?.reword()
  }
}
