import Foundation
import GreetingContract
import UIKit

/// Owns the whole flow of the greeting.
final class GreetingCoordinator {
  private let screen = GreetingViewController()
  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isGreetingShown = false

  init(services: GreetingServices) {
    self.services = services
  }

  func open() -> UIViewController {
    screen.onReady = { self.start() }
    screen.onGreet = { self.didTapGreet() }
    screen.onProfile = { self.didTapProfile() }
    screen.onFormal = { self.didSwitchFormal() }
    screen.onNickname = { self.didEditNickname() }
    return screen
  }

  func start() {
    screen.nicknameField.text = services.store.string(forKey: "greeting.nickname")
    updateCountLabel()
    screen.profileButton.isEnabled = false
    subscription = services.feed.subscribe { [weak self] person in
      guard let self else { return }
      self.person = person
      screen.profileButton.isEnabled = true
      if isGreetingShown {
        updateGreetingLabel()
      }
    }
  }

  func didTapGreet() {
    if person == nil {
      loadPerson()
    } else {
      greet()
    }
  }

  func didSwitchFormal() {
    if isGreetingShown {
      updateGreetingLabel()
    }
  }

  func didEditNickname() {
    let nickname = (screen.nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    if isGreetingShown {
      updateGreetingLabel()
    }
  }

  func didTapProfile() {
    guard let person else { return }
    services.log.record("profile_opened", details: [:])
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    let profile = Profile(name: name, salutation: person.salutation)
    screen.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  private func loadPerson() {
    setLoading(true)
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      setLoading(false)
      switch result {
      case .success(let data):
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let response = try? decoder.decode(PersonResponse.self, from: data),
          !(response.firstName.isEmpty && response.lastName.isEmpty)
        else {
          showFailure("The answer could not be understood.", reason: "data")
          return
        }
        person = Person(
          id: response.id, salutation: response.salutation ?? "",
          firstName: response.firstName, lastName: response.lastName)
        screen.profileButton.isEnabled = true
        greet()
      case .failure:
        showFailure("Please check your connection and try again.", reason: "connection")
      }
    }
  }

  private func setLoading(_ isLoading: Bool) {
    screen.greetButton.isEnabled = !isLoading
    if isLoading {
      screen.spinner.startAnimating()
    } else {
      screen.spinner.stopAnimating()
    }
  }

  private func showFailure(_ message: String, reason: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.loadPerson() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: true)
  }

  private func greet() {
    isGreetingShown = true
    updateGreetingLabel()
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    updateCountLabel()
    let style = screen.formalSwitch.isOn ? "formal" : "informal"
    services.log.record("greeting_shown", details: ["style": style])
  }

  private func updateGreetingLabel() {
    guard let person else { return }
    let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    if screen.formalSwitch.isOn {
      if person.salutation.isEmpty {
        screen.greetingLabel.text = "Good day, \(fullName)."
      } else {
        screen.greetingLabel.text = "Good day, \(person.salutation) \(fullName)."
      }
    } else {
      let nickname = (screen.nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
      screen.greetingLabel.text = "Hello, \(nickname.isEmpty ? fullName : nickname)!"
    }
  }

  private func updateCountLabel() {
    let count = services.store.integer(forKey: "greeting.count")
    switch count {
    case 0: screen.countLabel.text = "Not greeted yet"
    case 1: screen.countLabel.text = "Greeted once"
    default: screen.countLabel.text = "Greeted \(count) times"
    }
  }
}

private struct PersonResponse: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String
}
