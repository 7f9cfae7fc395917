import Foundation
import GreetingContract

final class GreetingScreenPresenter: GreetingPresenter {
  private weak var view: (any GreetingView)?
  private let router: any GreetingRouter
  private let services: GreetingServices
  private let defaults = UserDefaults.standard
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isFormal = false
  private var isGreetingShown = false

  init(view: any GreetingView, router: any GreetingRouter, services: GreetingServices) {
    self.view = view
    self.router = router
    self.services = services
  }

  func viewIsReady() {
    view?.showNickname(defaults.string(forKey: "greeting.nickname") ?? "")
    updateCount()
    subscription = services.feed.subscribe { [weak self] person in self?.take(person) }
  }

  func didTapGreet() {
    if person == nil {
      load()
    } else {
      greet()
    }
  }

  func didTapProfile() {
    guard let person else { return }
    NSLog("profile_opened")
    router.showProfile(Profile(name: fullName(person), salutation: person.salutation))
  }

  func didSwitchFormal(to isFormal: Bool) {
    self.isFormal = isFormal
    updateGreeting()
  }

  func didEnterNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    UserDefaults.standard.set(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    updateGreeting()
  }

  private func load() {
    view?.showLoading(true)
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      view?.showLoading(false)
      switch result {
      case .success(let data):
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let response = try? decoder.decode(PersonResponse.self, from: data),
          !(response.firstName.isEmpty && response.lastName.isEmpty)
        else { return fail("The answer could not be understood.") }
        take(
          Person(
            id: response.id, salutation: response.salutation ?? "",
            firstName: response.firstName, lastName: response.lastName))
        greet()
      case .failure:
        fail("Please check your connection and try again.")
      }
    }
  }

  private func take(_ person: Person) {
    self.person = person
    view?.enableProfile(true)
    updateGreeting()
  }

  private func greet() {
    isGreetingShown = true
    updateGreeting()
    let count = UserDefaults.standard.integer(forKey: "greeting.count") + 1
    UserDefaults.standard.set(count, forKey: "greeting.count")
    updateCount()
    NSLog("greeting_shown \(isFormal ? "formal" : "informal") \(Date())")
  }

  private func fail(_ message: String) {
    NSLog("greeting_failed")
    router.showFailure(message) { [weak self] in self?.load() }
  }

  private func updateCount() {
    let count = defaults.integer(forKey: "greeting.count")
    switch count {
    case 0: view?.showCount("Not greeted yet")
    case 1: view?.showCount("Greeted once")
    default: view?.showCount("Greeted \(count) times")
    }
  }

  private func updateGreeting() {
    guard isGreetingShown, let person else { return }
    let nickname = defaults.string(forKey: "greeting.nickname") ?? ""
    if isFormal {
      let names = [person.salutation, fullName(person)].filter { !$0.isEmpty }
      view?.showGreeting("Good day, \(names.joined(separator: " ")).")
    } else {
      view?.showGreeting("Hello, \(nickname.isEmpty ? fullName(person) : nickname)!")
    }
  }

  private func fullName(_ person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

private struct PersonResponse: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String
}
