import Foundation
import GreetingContract

/// Decides what the screen says, and tells it by closures.
final class GreetingLogic {
  var greetingChanged: (String) -> Void = { _ in }
  var countChanged: (Int) -> Void = { _ in }
  var loadingChanged: (Bool) -> Void = { _ in }
  var profileAllowed: (Bool) -> Void = { _ in }
  var failed: (String) -> Void = { _ in }

  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private var isFormal = false
  private var isGreeted = false
  private(set) var person: Person?

  init(services: GreetingServices) {
    self.services = services
  }

  var nickname: String? { services.store.string(forKey: "greeting.nickname") }

  func begin() {
    countChanged(services.store.integer(forKey: "greeting.count"))
    subscription = services.feed.subscribe { [weak self] person in self?.take(person) }
  }

  func greet() {
    if person != nil { return speak() }
    loadingChanged(true)
    services.http.get("/person") { [weak self] result in
      self?.loadingChanged(false)
      guard let data = try? result.get() else {
        self?.fail("connection", "Please check your connection and try again.")
        return
      }
      guard let person = PersonReader.person(in: data) else {
        self?.fail("data", "The answer could not be understood.")
        return
      }
      self?.take(person)
      self?.speak()
    }
  }

  func setFormal(_ on: Bool) {
    isFormal = on
    reword()
  }

  func setNickname(_ text: String) {
    let clean = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(clean.isEmpty ? nil : clean, forKey: "greeting.nickname")
    reword()
  }

  private func take(_ person: Person) {
    self.person = person
    profileAllowed(true)
    reword()
  }

  private func fail(_ reason: String, _ message: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
    failed(message)
  }

  private func speak() {
    isGreeted = true
    reword()
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    countChanged(count)
    services.log.record("greeting_shown", details: ["style": isFormal ? "formal" : "informal"])
  }

  private func reword() {
    guard isGreeted, let person else { return }
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    if isFormal {
      let words = [person.salutation, name].filter { !$0.isEmpty }.joined(separator: " ")
      greetingChanged("Good day, \(words).")
    } else {
      greetingChanged("Hello, \(nickname ?? name)!")
    }
  }
}
