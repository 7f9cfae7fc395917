import Foundation
import GreetingContract

final class GreetingVM: GreetingViewModel {
  private(set) var state = GreetingState()
  var onChange: ((GreetingState) -> Void)?
  var onError: ((String) -> Void)?

  private(set) var person: Person?
  private let router: any GreetingRouter
  private let services: GreetingServices
  private var formal = false
  private var shown = false
  private var token: (any FeedSubscription)?

  init(router: any GreetingRouter, services: GreetingServices) {
    self.router = router
    self.services = services
    state.nickname = services.store.string(forKey: "greeting.nickname") ?? ""
    state.count = String(services.store.integer(forKey: "greeting.count"))
    token = services.feed.subscribe { [weak self] p in
      self?.update(person: p)
    }
  }

  func greet() {
    if person != nil {
      sayHello()
      return
    }
    state.isLoading = true
    onChange?(state)
    PersonAPI(http: services.http).fetch { [weak self] person, reason in
      guard let self else { return }
      self.state.isLoading = false
      self.onChange?(self.state)
      if let person {
        self.update(person: person)
        self.sayHello()
      } else {
        self.services.log.record("greeting_failed", details: ["reason": reason])
        self.onError?(
          reason == "connection"
            ? "Please check your connection and try again."
            : "The answer could not be understood.")
      }
    }
  }

  func openProfile() {
    // the view controller pushes the profile itself
  }

  func setFormal(_ isFormal: Bool) {
    formal = isFormal
    reword()
  }

  func setNickname(_ text: String) {
    let clean = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(clean.isEmpty ? nil : clean, forKey: "greeting.nickname")
    reword()
  }

  private func update(person: Person) {
    self.person = person
    state.isProfileEnabled = true
    reword()
    onChange?(state)
  }

  private func sayHello() {
    shown = true
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    state.count = String(count)
    reword()
    services.log.record("greeting_shown", details: ["style": formal ? "formal" : "informal"])
  }

  private func reword() {
    guard shown, let person else { return }
    let nickname = services.store.string(forKey: "greeting.nickname")
    state.greeting = Greeter.text(for: person, nickname: nickname, formal: formal)
    onChange?(state)
  }
}
