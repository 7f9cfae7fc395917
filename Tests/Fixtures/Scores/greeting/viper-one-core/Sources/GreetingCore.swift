import Foundation
import GreetingContract

/// The heart of the module.
final class GreetingCore {
  weak var view: (any GreetingView)?
  weak var output: (any GreetingInteractorOutput)?
  var router: (any GreetingRouter)?

  private let services: GreetingServices?
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(services: GreetingServices?) {
    self.services = services
  }
}

// MARK: - GreetingInteractor

extension GreetingCore: GreetingInteractor {
  func start() {
    subscription = services?.feed.subscribe { [weak self] person in
      guard let self else { return }
      self.person = person
      self.output?.factsDidChange(self.facts)
    }
    output?.factsDidChange(facts)
  }

  func greet(_ style: GreetingStyle) {
    if person != nil {
      countGreeting(style)
      return
    }
    guard let services else { return }
    Task { [weak self] in
      do {
        let person = try await PersonAPI(http: services.http).fetchPerson()
        self?.person = person
        self?.countGreeting(style)
      } catch {
        let failure = error as? GreetingFailure ?? .data
        services.log.record("greeting_failed", details: ["reason": failure.rawValue])
        self?.output?.didFail(failure)
      }
    }
  }

  func rememberNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    services?.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    output?.factsDidChange(facts)
  }

  func recordProfileVisit() {
    services?.log.record("profile_opened", details: [:])
  }

  private func countGreeting(_ style: GreetingStyle) {
    services?.store.setInteger(facts.timesGreeted + 1, forKey: "greeting.count")
    services?.log.record("greeting_shown", details: ["style": style.rawValue])
    output?.didGreet(facts)
  }

  private var facts: GreetingFacts {
    GreetingFacts(
      name: person.map {
        PersonName(salutation: $0.salutation, first: $0.firstName, last: $0.lastName)
      },
      nickname: services?.store.string(forKey: "greeting.nickname"),
      timesGreeted: services?.store.integer(forKey: "greeting.count") ?? 0)
  }
}

// MARK: - GreetingInteractorOutput

extension GreetingCore: GreetingInteractorOutput {
  func factsDidChange(_: GreetingFacts) {
    showAll()
  }

  func didGreet(_: GreetingFacts) {
    view?.showLoading(false)
    isGreetingShown = true
    showAll()
  }

  func didFail(_ failure: GreetingFailure) {
    view?.showLoading(false)
    let message: String
    switch failure {
    case .connection: message = "Please check your connection and try again."
    case .data: message = "The answer could not be understood."
    }
    router?.showFailure(message) { [weak self] in self?.didTapGreet() }
  }
}

// MARK: - GreetingPresenter

extension GreetingCore: GreetingPresenter {
  func viewIsReady() {
    view?.showNickname(services?.store.string(forKey: "greeting.nickname") ?? "")
    start()
  }

  func didTapGreet() {
    if person == nil {
      view?.showLoading(true)
    }
    greet(style)
  }

  func didTapProfile() {
    guard let person else { return }
    recordProfileVisit()
    router?.showProfile(Profile(name: fullName(of: person), salutation: person.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    style = isFormal ? .formal : .informal
    showAll()
  }

  func didEnterNickname(_ text: String) {
    rememberNickname(text)
  }

  private func showAll() {
    view?.enableProfile(person != nil)
    switch services?.store.integer(forKey: "greeting.count") ?? 0 {
    case 0: view?.showCount("Not greeted yet")
    case 1: view?.showCount("Greeted once")
    case let count: view?.showCount("Greeted \(count) times")
    }
    guard isGreetingShown, let person else { return }
    if style == .formal {
      let salutation = person.salutation.isEmpty ? "" : person.salutation + " "
      view?.showGreeting("Good day, \(salutation)\(fullName(of: person)).")
    } else {
      let nickname = services?.store.string(forKey: "greeting.nickname")
      view?.showGreeting("Hello, \(nickname ?? fullName(of: person))!")
    }
  }

  private func fullName(of person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
