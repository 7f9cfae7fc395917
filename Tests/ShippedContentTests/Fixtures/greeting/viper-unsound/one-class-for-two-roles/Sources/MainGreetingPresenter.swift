import GreetingContract

/// Turns facts into what the view shows, and taps into work for interactor and router.
final class MainGreetingPresenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  private let interactor: any GreetingInteractor
  private let router: any GreetingRouter
  private let formatter: GreetingFormatter

  private var facts: GreetingFacts?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter,
    formatter: GreetingFormatter
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
    self.formatter = formatter
  }

  func viewIsReady() {
    interactor.start()
  }

  func didTapGreet() {
    greet()
  }

  func didTapProfile() {
    guard let name = facts?.name else { return }
    interactor.recordProfileVisit()
    router.showProfile(formatter.profile(of: name))
  }

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    showGreeting()
  }

  func didEnterNickname(_ text: String) {
    interactor.rememberNickname(text)
  }

  private func greet() {
    if facts?.name == nil {
      view?.showLoading(true)
    }
    interactor.greet(style)
  }
}

// MARK: - GreetingInteractorOutput

extension MainGreetingPresenter: GreetingInteractorOutput {
  func factsDidChange(_ facts: GreetingFacts) {
    if self.facts == nil {
      view?.showNickname(facts.nickname ?? "")
    }
    show(facts)
  }

  func didGreet(_ facts: GreetingFacts) {
    isGreetingShown = true
    view?.showLoading(false)
    show(facts)
  }

  func didFail(_ failure: GreetingFailure) {
    view?.showLoading(false)
    router.showFailure(formatter.message(for: failure)) { [weak self] in self?.greet() }
  }

  private func show(_ facts: GreetingFacts) {
    self.facts = facts
    view?.showCount(formatter.count(facts.timesGreeted))
    view?.enableProfile(facts.name != nil)
    showGreeting()
  }

  private func showGreeting() {
    guard isGreetingShown, let facts,
      let greeting = formatter.greeting(for: facts, style: style)
    else { return }
    view?.showGreeting(greeting)
  }
}
