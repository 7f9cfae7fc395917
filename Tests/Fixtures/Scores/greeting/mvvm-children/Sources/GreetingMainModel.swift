import Foundation
import GreetingContract

final class GreetingMainModel: GreetingViewModel {
  private(set) var state = GreetingState() {
    didSet { if state != oldValue { onChange?(state) } }
  }
  var onChange: ((GreetingState) -> Void)?

  private let router: any GreetingRouter
  private let memory: GreetingMemory
  private let http: any HTTPClient
  private let log: any EventLog
  private var subscription: (any FeedSubscription)?
  private var person: Person? {
    didSet {
      state.isProfileEnabled = person != nil
      reword()
    }
  }
  private var isFormal = false
  private var isGreeted = false

  init(router: any GreetingRouter, services: GreetingServices) {
    self.router = router
    memory = GreetingMemory(store: services.store)
    http = services.http
    log = services.log
    state.nickname = memory.nickname ?? ""
    state.count = String(memory.count)
    subscription = services.feed.subscribe { [weak self] in self?.person = $0 }
  }

  func greet() {
    guard person == nil else { return speak() }
    state.isLoading = true
    http.get("/person") { [weak self] result in
      self?.state.isLoading = false
      guard let data = try? result.get() else {
        self?.fail(.connection)
        return
      }
      guard let object = try? JSONSerialization.jsonObject(with: data),
        let fields = object as? [String: Any], let id = fields["id"] as? Int,
        let first = fields["first_name"] as? String, let last = fields["last_name"] as? String,
        !first.isEmpty || !last.isEmpty
      else {
        self?.fail(.data)
        return
      }
      self?.person = Person(
        id: id, salutation: fields["salutation"] as? String ?? "", firstName: first,
        lastName: last)
      self?.speak()
    }
  }

  func openProfile() {
    guard let person else { return }
    log.record("profile_opened", details: [:])
    router.showProfile(Profile(name: fullName(person), salutation: person.salutation))
  }

  func setFormal(_ isFormal: Bool) {
    self.isFormal = isFormal
    reword()
  }

  func setNickname(_ text: String) {
    memory.save(nickname: text)
    reword()
  }

  private func fail(_ failure: GreetingFailure) {
    log.record("greeting_failed", details: ["reason": failure.rawValue])
    let message: String
    switch failure {
    case .connection: message = "Please check your connection and try again."
    case .data: message = "The answer could not be understood."
    }
    router.showFailure(message) { [weak self] in self?.greet() }
  }

  private func speak() {
    isGreeted = true
    reword()
    memory.addGreeting()
    state.count = String(memory.count)
    log.record("greeting_shown", details: ["style": isFormal ? "formal" : "informal"])
  }

  private func reword() {
    guard isGreeted, let person else { return }
    if isFormal {
      let words = [person.salutation, fullName(person)].filter { !$0.isEmpty }
      state.greeting = "Good day, \(words.joined(separator: " "))."
    } else {
      state.greeting = "Hello, \(memory.nickname ?? fullName(person))!"
    }
  }

  private func fullName(_ person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
