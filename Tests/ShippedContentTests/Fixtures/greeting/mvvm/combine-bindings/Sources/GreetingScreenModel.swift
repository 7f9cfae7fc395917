import Combine
import GreetingContract

/// The greeting screen without the screen: its state, and what changes it.
final class GreetingScreenModel: GreetingViewModel, ObservableObject {
  @Published private(set) var state = GreetingState()
  var onChange: ((GreetingState) -> Void)?

  private let router: any GreetingRouter
  private let loader: PersonLoader
  private let memory: GreetingMemory
  private let log: any EventLog
  private let wording = GreetingWording()

  private var subscription: (any FeedSubscription)?
  private var announcements: AnyCancellable?
  private var person: Person?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(router: any GreetingRouter, services: GreetingServices) {
    self.router = router
    loader = PersonLoader(http: services.http)
    memory = GreetingMemory(store: services.store)
    log = services.log
    state.nickname = memory.nickname ?? ""
    state.count = wording.count(memory.count)
    announcements = $state.dropFirst().removeDuplicates()
      .sink { [weak self] state in self?.onChange?(state) }
    subscription = services.feed.subscribe { [weak self] person in self?.take(person) }
  }

  // MARK: - Intents

  func greet() {
    if person == nil {
      load()
    } else {
      showGreeting()
    }
  }

  func openProfile() {
    guard let person else { return }
    log.record("profile_opened", details: [:])
    router.showProfile(Profile(name: wording.name(of: person), salutation: person.salutation))
  }

  func setFormal(_ isFormal: Bool) {
    style = isFormal ? .formal : .informal
    updateGreeting()
  }

  func setNickname(_ text: String) {
    state.nickname = text
    memory.rememberNickname(text)
    updateGreeting()
  }

  // MARK: - Greeting

  private func load() {
    state.isLoading = true
    loader.load { [weak self] result in
      guard let self else { return }
      state.isLoading = false
      switch result {
      case .success(let person):
        take(person)
        showGreeting()
      case .failure(let failure):
        fail(failure)
      }
    }
  }

  private func take(_ person: Person) {
    self.person = person
    state.isProfileEnabled = true
    updateGreeting()
  }

  private func showGreeting() {
    isGreetingShown = true
    updateGreeting()
    memory.countGreeting()
    state.count = wording.count(memory.count)
    log.record("greeting_shown", details: ["style": style.rawValue])
  }

  private func fail(_ failure: GreetingFailure) {
    log.record("greeting_failed", details: ["reason": failure.rawValue])
    router.showFailure(wording.failure(failure)) { [weak self] in self?.load() }
  }

  private func updateGreeting() {
    guard isGreetingShown, let person else { return }
    state.greeting = wording.greeting(person, nickname: memory.nickname, style: style)
  }
}
