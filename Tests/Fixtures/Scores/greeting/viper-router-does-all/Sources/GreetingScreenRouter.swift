import Foundation
import GreetingContract
import UIKit

final class GreetingScreenRouter {
  weak var screen: UIViewController?
  weak var view: (any GreetingView)?

  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isFormal = false
  private var isGreetingShown = false

  init(services: GreetingServices) {
    self.services = services
  }

  func start() {
    view?.showNickname(services.store.string(forKey: "greeting.nickname") ?? "")
    updateCount()
    subscription = services.feed.subscribe { [weak self] person in
      self?.person = person
      self?.view?.enableProfile(true)
      self?.updateGreeting()
    }
  }

  func switchFormal(_ isFormal: Bool) {
    self.isFormal = isFormal
    updateGreeting()
  }

  func enterNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    updateGreeting()
  }

  func greet() {
    guard person != nil else { return load() }
    isGreetingShown = true
    updateGreeting()
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    updateCount()
    services.log.record("greeting_shown", details: ["style": isFormal ? "formal" : "informal"])
  }

  func openProfile() {
    guard let person else { return }
    services.log.record("profile_opened", details: [:])
    let profile = Profile(name: fullName(person), salutation: person.salutation)
    screen?.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
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
        else { return fail("The answer could not be understood.", reason: "data") }
        person = Person(
          id: response.id, salutation: response.salutation ?? "",
          firstName: response.firstName, lastName: response.lastName)
        view?.enableProfile(true)
        greet()
      case .failure:
        fail("Please check your connection and try again.", reason: "connection")
      }
    }
  }

  private func fail(_ message: String, reason: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.load() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen?.present(alert, animated: true)
  }

  private func updateCount() {
    let count = services.store.integer(forKey: "greeting.count")
    switch count {
    case 0: view?.showCount("Not greeted yet")
    case 1: view?.showCount("Greeted once")
    default: view?.showCount("Greeted \(count) times")
    }
  }

  private func updateGreeting() {
    guard isGreetingShown, let person else { return }
    let nickname = services.store.string(forKey: "greeting.nickname") ?? ""
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
