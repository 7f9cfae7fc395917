import GreetingContract

final class Everything: GreetingPresenter, GreetingInteractor {
  var output: (any GreetingInteractorOutput)?
  private let inner: any GreetingInteractor
  private let outer: any GreetingPresenter & GreetingInteractorOutput
  init(services: GreetingServices, view: any GreetingView, router: any GreetingRouter) {
    inner = GreetingModule(services: services).makeInteractor()
    outer = GreetingModule.makePresenter(view: view, interactor: inner, router: router)
    inner.output = outer
  }
  func start() { inner.start() }
  func greet(_ style: GreetingStyle) { inner.greet(style) }
  func rememberNickname(_ text: String) { inner.rememberNickname(text) }
  func recordProfileVisit() { inner.recordProfileVisit() }
  func viewIsReady() { outer.viewIsReady() }
  func didTapGreet() { outer.didTapGreet() }
  func didTapProfile() { outer.didTapProfile() }
  func didSwitchFormal(to isFormal: Bool) { outer.didSwitchFormal(to: isFormal) }
  func didEnterNickname(_ text: String) { outer.didEnterNickname(text) }
}
