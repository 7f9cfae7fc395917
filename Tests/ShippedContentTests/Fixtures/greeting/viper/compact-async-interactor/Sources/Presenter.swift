import GreetingContract

final class Presenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  private let interactor: any GreetingInteractor
  private let router: any GreetingRouter

  private var facts: GreetingFacts?
  private var style = GreetingStyle.informal
  private var isGreeting = false
  private var isLoading = false

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
    isLoading = facts?.name == nil
    render()
    interactor.greet(style)
  }

  func didTapProfile() {
    guard let name = facts?.name else { return }
    interactor.recordProfileVisit()
    router.showProfile(Profile(name: name.full, salutation: name.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    render()
  }

  func didEnterNickname(_ text: String) {
    interactor.rememberNickname(text)
  }

  private func render() {
    view?.showLoading(isLoading)
    guard let facts else { return }
    view?.showCount(facts.countText)
    view?.enableProfile(facts.name != nil)
    if isGreeting {
      view?.showGreeting(facts.greeting(style))
    }
  }
}

// MARK: - What the interactor found out

extension Presenter: GreetingInteractorOutput {
  func factsDidChange(_ facts: GreetingFacts) {
    if self.facts == nil {
      view?.showNickname(facts.nickname ?? "")
    }
    self.facts = facts
    render()
  }

  func didGreet(_ facts: GreetingFacts) {
    self.facts = facts
    isGreeting = true
    isLoading = false
    render()
  }

  func didFail(_ failure: GreetingFailure) {
    isLoading = false
    render()
    router.showFailure(failure.text, retry: { [weak self] in self?.didTapGreet() })
  }
}

// MARK: - Wording

extension GreetingFacts {
  fileprivate var countText: String {
    switch timesGreeted {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(timesGreeted) times"
    }
  }

  fileprivate func greeting(_ style: GreetingStyle) -> String {
    guard let name else { return "" }
    return switch style {
    case .formal: "Good day, \(name.formal)."
    case .informal: "Hello, \(nickname ?? name.full)!"
    }
  }
}

extension PersonName {
  fileprivate var full: String {
    first.isEmpty || last.isEmpty ? first + last : "\(first) \(last)"
  }

  fileprivate var formal: String {
    salutation.isEmpty ? full : "\(salutation) \(full)"
  }
}

extension GreetingFailure {
  fileprivate var text: String {
    switch self {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }
}
