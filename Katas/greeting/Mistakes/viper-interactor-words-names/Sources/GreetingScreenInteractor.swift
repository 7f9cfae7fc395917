import GreetingContract

/// Greets people: fetches, counts, remembers and records, and hands out what is true.
final class GreetingScreenInteractor: GreetingInteractor {
  weak var output: (any GreetingInteractorOutput)?

  private let loader: PersonLoader
  private let memory: GreetingMemory
  private let log: any EventLog
  private let feed: any PersonFeed

  private var subscription: (any FeedSubscription)?
  private var person: Person?

  init(services: GreetingServices) {
    loader = PersonLoader(http: services.http)
    memory = GreetingMemory(store: services.store)
    log = services.log
    feed = services.feed
  }

  func start() {
    subscription = feed.subscribe { [weak self] person in
      self?.person = person
      self?.reportFacts()
    }
    reportFacts()
  }

  func greet(_ style: GreetingStyle) {
    if person == nil {
      load(thenGreet: style)
    } else {
      countGreeting(style)
    }
  }

  func rememberNickname(_ text: String) {
    memory.rememberNickname(text)
    reportFacts()
  }

  func recordProfileVisit() {
    log.record("profile_opened", details: [:])
  }

  private func load(thenGreet style: GreetingStyle) {
    loader.load { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let person):
        self.person = person
        countGreeting(style)
      case .failure(let failure):
        log.record("greeting_failed", details: ["reason": failure.rawValue])
        output?.didFail(failure)
      }
    }
  }

  private func countGreeting(_ style: GreetingStyle) {
    memory.countGreeting()
    log.record("greeting_shown", details: ["style": style.rawValue])
    output?.didGreet(facts)
  }

  private func reportFacts() {
    output?.factsDidChange(facts)
  }

  private var facts: GreetingFacts {
    GreetingFacts(
      name: person.map {
        PersonName(salutation: $0.salutation, first: "\($0.firstName) \($0.lastName)", last: "")
      },
      nickname: memory.nickname, timesGreeted: memory.count)
  }
}
