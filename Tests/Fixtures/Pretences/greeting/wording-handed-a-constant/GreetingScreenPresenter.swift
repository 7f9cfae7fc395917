import GreetingContract

/// Decides what the greeting screen shows, and when it shows it.
final class GreetingScreenPresenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  private let router: any GreetingRouter
  private let loader: PersonLoader
  private let memory: GreetingMemory
  private let log: any EventLog
  private let feed: any PersonFeed
  private let wording = GreetingWording(gap: " ")

  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(view: any GreetingView, router: any GreetingRouter, services: GreetingServices) {
    self.view = view
    self.router = router
    loader = PersonLoader(http: services.http)
    memory = GreetingMemory(store: services.store)
    log = services.log
    feed = services.feed
  }

  // MARK: - What happens in the view

  func viewIsReady() {
    view?.showNickname(memory.nickname ?? "")
    view?.showCount(wording.count(memory.count))
    subscription = feed.subscribe { [weak self] person in self?.take(person) }
  }

  func didTapGreet() {
    if person == nil {
      load()
    } else {
      greet()
    }
  }

  func didTapProfile() {
    guard let person else { return }
    log.record("profile_opened", details: [:])
    router.showProfile(Profile(name: wording.name(of: person), salutation: person.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    updateGreeting()
  }

  func didEnterNickname(_ text: String) {
    memory.rememberNickname(text)
    updateGreeting()
  }

  // MARK: - Greeting

  private func load() {
    view?.showLoading(true)
    loader.load { [weak self] result in
      guard let self else { return }
      view?.showLoading(false)
      switch result {
      case .success(let person):
        take(person)
        greet()
      case .failure(let failure):
        fail(failure)
      }
    }
  }

  private func take(_ person: Person) {
    self.person = person
    view?.enableProfile(true)
    updateGreeting()
  }

  private func greet() {
    isGreetingShown = true
    updateGreeting()
    memory.countGreeting()
    view?.showCount(wording.count(memory.count))
    log.record("greeting_shown", details: ["style": style.rawValue])
  }

  private func fail(_ failure: GreetingFailure) {
    log.record("greeting_failed", details: ["reason": failure.rawValue])
    router.showFailure(wording.failure(failure)) { [weak self] in self?.load() }
  }

  private func updateGreeting() {
    guard isGreetingShown, let person else { return }
    view?.showGreeting(wording.greeting(person, nickname: memory.nickname, style: style))
  }
}
