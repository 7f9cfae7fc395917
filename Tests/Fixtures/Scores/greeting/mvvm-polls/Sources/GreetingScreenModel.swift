import GreetingContract

final class GreetingScreenModel {
  private(set) var greeting = ""
  private(set) var count = ""
  private(set) var isLoading = false
  private(set) var person: Person?
  private(set) var failure: GreetingFailure?

  private let loader: PersonLoader
  private let memory: GreetingMemory
  private let log: any EventLog
  private let wording = GreetingWording()
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(services: GreetingServices) {
    loader = PersonLoader(http: services.http)
    memory = GreetingMemory(store: services.store)
    log = services.log
    count = wording.count(memory.count)
  }

  var nickname: String { memory.nickname ?? "" }

  func greet() {
    failure = nil
    if person == nil {
      isLoading = true
      loader.load { [weak self] result in
        guard let self else { return }
        isLoading = false
        switch result {
        case .success(let person):
          self.person = person
          showGreeting()
        case .failure(let failure):
          log.record("greeting_failed", details: ["reason": failure.rawValue])
          self.failure = failure
        }
      }
    } else {
      showGreeting()
    }
  }

  func take(_ person: Person) {
    self.person = person
    updateGreeting()
  }

  func setFormal(_ isFormal: Bool) {
    style = isFormal ? .formal : .informal
    updateGreeting()
  }

  func setNickname(_ text: String) {
    memory.rememberNickname(text)
    updateGreeting()
  }

  func profile() -> Profile? {
    guard let person else { return nil }
    log.record("profile_opened", details: [:])
    return Profile(name: wording.name(of: person), salutation: person.salutation)
  }

  private func showGreeting() {
    isGreetingShown = true
    updateGreeting()
    memory.countGreeting()
    count = wording.count(memory.count)
    log.record("greeting_shown", details: ["style": style.rawValue])
  }

  private func updateGreeting() {
    guard isGreetingShown, let person else { return }
    greeting = wording.greeting(person, nickname: memory.nickname, style: style)
  }
}
