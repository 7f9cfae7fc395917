import GreetingContract

/// Decides what the greeting screen shows, and when.
final class MainGreetingPresenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  private let router: any GreetingRouter
  private let memory: GreetingMemory
  private let loader: PersonLoader
  private let statistics: GreetingStatistics
  private let feed: any PersonFeed
  private let wording = GreetingWording()

  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(view: any GreetingView, router: any GreetingRouter, services: GreetingServices) {
    self.view = view
    self.router = router
    memory = GreetingMemory(store: services.store)
    loader = PersonLoader(http: services.http)
    statistics = GreetingStatistics(log: services.log)
    feed = services.feed
  }

  // MARK: - GreetingPresenter

  func viewIsReady() {
    view?.showNickname(memory.nickname ?? "")
    showCount()
    subscription = feed.subscribe { [weak self] person in
      self?.know(person)
      self?.wordAnew()
    }
  }

  func didTapGreet() {
    if let person {
      greet(person)
    } else {
      load()
    }
  }

  func didTapProfile() {
    guard let person else { return }
    statistics.profileWasOpened()
    router.showProfile(
      Profile(name: wording.fullName(of: person), salutation: person.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    wordAnew()
  }

  func didEnterNickname(_ text: String) {
    memory.nickname = text
    wordAnew()
  }

  // MARK: - Loading

  private func load() {
    view?.showLoading(true)
    loader.load { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<Person, GreetingFailure>) {
    view?.showLoading(false)
    switch result {
    case .success(let person):
      know(person)
      greet(person)
    case .failure(let failure):
      statistics.greetingFailed(failure)
      router.showFailure(wording.message(for: failure)) { [weak self] in self?.load() }
    }
  }

  private func know(_ person: Person) {
    self.person = person
    view?.enableProfile(true)
  }

  // MARK: - Greeting

  private func greet(_ person: Person) {
    isGreetingShown = true
    show(greetingOf: person)
    memory.countOneMore()
    showCount()
    statistics.greetingWasShown(style: style)
  }

  private func wordAnew() {
    guard isGreetingShown, let person else { return }
    show(greetingOf: person)
  }

  private func show(greetingOf person: Person) {
    view?.showGreeting(wording.greeting(for: person, nickname: memory.nickname, style: style))
  }

  private func showCount() {
    view?.showCount(wording.count(memory.count))
  }
}
