import GreetingContract

/// Binds what the screen shows to what is known, field by field.
final class BoundGreetingViewModel: GreetingViewModel {
  var onChange: ((GreetingState) -> Void)?
  var state: GreetingState { shown.value }

  private let shown: Observable<GreetingState>
  private let style = Observable(GreetingStyle.informal)
  private let isGreetingShown = Observable(false)

  private let router: any GreetingRouter
  private let people: PersonRepository
  private let setting: NicknameSetting
  private let statistics: GreetingStatistics

  init(
    router: any GreetingRouter, people: PersonRepository, setting: NicknameSetting,
    statistics: GreetingStatistics
  ) {
    self.router = router
    self.people = people
    self.setting = setting
    self.statistics = statistics
    shown = Observable(
      GreetingState(
        count: Self.wording(ofCount: statistics.timesGreeted.value),
        nickname: setting.nickname.value ?? ""))
    bind()
  }

  private func bind() {
    statistics.timesGreeted.observe { [shown] in shown.value.count = Self.wording(ofCount: $0) }
    people.person.observe { [shown] in shown.value.isProfileEnabled = $0 != nil }
    people.person.observe { [weak self] _ in self?.wordGreeting() }
    setting.nickname.observe { [weak self] _ in self?.wordGreeting() }
    style.observe { [weak self] _ in self?.wordGreeting() }
    isGreetingShown.observe { [weak self] _ in self?.wordGreeting() }
    shown.observe { [weak self] in self?.onChange?($0) }
  }

  // MARK: - Intents

  func greet() {
    if people.person.value == nil {
      load()
    } else {
      greetKnownPerson()
    }
  }

  func openProfile() {
    guard let person = people.person.value else { return }
    statistics.profileOpened()
    router.showProfile(Profile(name: Self.fullName(of: person), salutation: person.salutation))
  }

  func setFormal(_ isFormal: Bool) {
    style.value = isFormal ? .formal : .informal
  }

  func setNickname(_ text: String) {
    setting.change(to: text)
  }

  // MARK: - Steps

  private func load() {
    guard !state.isLoading else { return }
    shown.value.isLoading = true
    people.load { [weak self] failure in
      self?.shown.value.isLoading = false
      if let failure {
        self?.report(failure)
      } else {
        self?.greetKnownPerson()
      }
    }
  }

  private func report(_ failure: GreetingFailure) {
    statistics.failed(failure)
    router.showFailure(Self.wording(of: failure)) { [weak self] in self?.load() }
  }

  private func greetKnownPerson() {
    isGreetingShown.value = true
    statistics.greeted(style.value)
  }

  // MARK: - Wording

  private func wordGreeting() {
    guard isGreetingShown.value, let person = people.person.value else { return }
    let fullName = Self.fullName(of: person)
    shown.value.greeting =
      switch style.value {
      case .informal: "Hello, \(setting.nickname.value ?? fullName)!"
      case .formal where person.salutation.isEmpty: "Good day, \(fullName)."
      case .formal: "Good day, \(person.salutation) \(fullName)."
      }
  }

  private static func fullName(of person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func wording(ofCount count: Int) -> String {
    switch count {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(count) times"
    }
  }

  private static func wording(of failure: GreetingFailure) -> String {
    switch failure {
    case .connection: "Please check your connection and try again."
    case .data: "The answer could not be understood."
    }
  }
}
