import Foundation
import GreetingContract

protocol GreetingDelegate: AnyObject {
  func show(_ state: GreetingState)
}

/// Turns what people do on the greeting screen into what the screen shows.
final class DefaultGreetingViewModel: GreetingViewModel {
  private enum Key {
    static let nickname = "greeting.nickname"
    static let count = "greeting.count"
  }

  private(set) var state: GreetingState {
    didSet {
      onChange?(state)
      delegate?.show(state)
    }
  }
  var onChange: ((GreetingState) -> Void)?
  var delegate: (any GreetingDelegate)?

  private let router: any GreetingRouter
  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?

  private var person: Person?
  private var nickname: String
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  init(router: any GreetingRouter, services: GreetingServices) {
    self.router = router
    self.services = services
    nickname = services.store.string(forKey: Key.nickname) ?? ""
    state = GreetingState(
      count: Wording.count(services.store.integer(forKey: Key.count)), nickname: nickname)
    subscription = services.feed.subscribe { [weak self] person in self?.know(person) }
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
    services.log.record("profile_opened", details: [:])
    router.showProfile(
      Profile(name: Wording.fullName(of: person), salutation: person.salutation))
  }

  func setFormal(_ isFormal: Bool) {
    style = isFormal ? .formal : .informal
    reword()
  }

  func setNickname(_ text: String) {
    nickname = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: Key.nickname)
    reword()
  }

  // MARK: - The person

  private func load() {
    state.isLoading = true
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      state.isLoading = false
      switch result {
      case .success(let data):
        guard let person = try? PersonResponse.person(from: data) else { return fail(.data) }
        know(person)
        showGreeting()
      case .failure:
        fail(.connection)
      }
    }
  }

  private func know(_ person: Person) {
    self.person = person
    state.isProfileEnabled = true
    reword()
  }

  private func fail(_ failure: GreetingFailure) {
    services.log.record("greeting_failed", details: ["reason": failure.rawValue])
    router.showFailure(Wording.failure(failure)) { [weak self] in self?.load() }
  }

  // MARK: - The greeting

  private func showGreeting() {
    isGreetingShown = true
    reword()
    let count = services.store.integer(forKey: Key.count) + 1
    services.store.setInteger(count, forKey: Key.count)
    state.count = Wording.count(count)
    services.log.record("greeting_shown", details: ["style": style.rawValue])
  }

  private func reword() {
    guard isGreetingShown, let person else { return }
    state.greeting = Wording.greeting(for: person, nickname: nickname, style: style)
  }
}
