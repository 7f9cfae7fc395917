import GreetingContract

/// What the greeting screen shows; fetching, leading on and recording still happen in the view controller.
final class GreetingScreenModel: GreetingViewModel {
  private(set) var state = GreetingState() {
    didSet {
      if state != oldValue { onChange?(state) }
    }
  }
  var onChange: ((GreetingState) -> Void)?

  private(set) var person: Person?
  private let memory: GreetingMemory
  private let wording = GreetingWording()
  private var subscription: (any FeedSubscription)?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(services: GreetingServices) {
    memory = GreetingMemory(store: services.store)
    state.nickname = memory.nickname ?? ""
    state.count = wording.count(memory.count)
    subscription = services.feed.subscribe { [weak self] person in self?.take(person) }
  }

  var profile: Profile? {
    person.map { Profile(name: wording.name(of: $0), salutation: $0.salutation) }
  }

  func greet() {
    isGreetingShown = true
    updateGreeting()
    memory.countGreeting()
    state.count = wording.count(memory.count)
  }

  func openProfile() {}

  func setFormal(_ isFormal: Bool) {
    style = isFormal ? .formal : .informal
    updateGreeting()
  }

  func setNickname(_ text: String) {
    state.nickname = text
    memory.rememberNickname(text)
    updateGreeting()
  }

  func take(_ person: Person) {
    self.person = person
    state.isProfileEnabled = true
    updateGreeting()
  }

  private func updateGreeting() {
    guard isGreetingShown, let person else { return }
    state.greeting = wording.greeting(person, nickname: memory.nickname, style: style)
  }
}
