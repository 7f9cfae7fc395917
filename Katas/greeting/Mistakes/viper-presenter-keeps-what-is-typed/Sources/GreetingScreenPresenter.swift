import GreetingContract

/// Turns facts into what the view shows, and what happens in the view into requests.
final class GreetingScreenPresenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  private let interactor: any GreetingInteractor
  private let router: any GreetingRouter
  private let wording = GreetingWording()

  private var facts: GreetingFacts?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() {
    interactor.start()
  }

  func didTapGreet() {
    view?.showLoading(true)
    interactor.greet(style)
  }

  func didTapProfile() {
    guard let name = facts?.name else { return }
    interactor.recordProfileVisit()
    router.showProfile(Profile(name: wording.fullName(name), salutation: name.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    updateGreeting()
  }

  func didEnterNickname(_ text: String) {
    interactor.rememberNickname(text)
    facts?.nickname = text.isEmpty ? nil : text
    updateGreeting()
  }
}

extension GreetingScreenPresenter: GreetingInteractorOutput {
  func factsDidChange(_ facts: GreetingFacts) {
    if self.facts == nil { view?.showNickname(facts.nickname ?? "") }
    show(facts)
  }

  func didGreet(_ facts: GreetingFacts) {
    view?.showLoading(false)
    isGreetingShown = true
    show(facts)
  }

  func didFail(_ failure: GreetingFailure) {
    view?.showLoading(false)
    router.showFailure(wording.failure(failure)) { [weak self] in self?.didTapGreet() }
  }

  private func show(_ facts: GreetingFacts) {
    self.facts = facts
    view?.showCount(wording.count(facts.timesGreeted))
    view?.enableProfile(facts.name != nil)
    updateGreeting()
  }

  private func updateGreeting() {
    guard isGreetingShown, let facts, let name = facts.name else { return }
    view?.showGreeting(wording.greeting(name, nickname: facts.nickname, style: style))
  }
}
