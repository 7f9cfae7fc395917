import Foundation
import GreetingContract
import UIKit

struct PersonResponse: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String
}

final class GreetingPresenter {
  let services: GreetingServices
  weak var screen: UIViewController?
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isGreetingShown = false

  let greetingLabel = UILabel()
  let countLabel = UILabel()
  let nicknameField = UITextField()
  let formalLabel = UILabel()
  let formalSwitch = UISwitch()
  let greetButton = UIButton(type: .system)
  let profileButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)

  init(services: GreetingServices) {
    self.services = services
  }

  func start() {
    nicknameField.text = services.store.string(forKey: "greeting.nickname")
    updateCountLabel()
    profileButton.isEnabled = false
    subscription = services.feed.subscribe { [weak self] person in
      guard let self else { return }
      self.person = person
      self.profileButton.isEnabled = true
      if self.isGreetingShown {
        self.updateGreetingLabel()
      }
    }
  }

  // MARK: - View events

  func setUpActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.didTapGreet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.didTapProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in self?.didSwitchFormal() }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in self?.didEditNickname() }, for: .editingChanged)
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
    let nickname = (nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
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
    screen?.navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  // MARK: - Loading

  func loadPerson() {
    setLoading(true)
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      self.setLoading(false)
      switch result {
      case .success(let data):
        do {
          let decoder = JSONDecoder()
          decoder.keyDecodingStrategy = .convertFromSnakeCase
          let response = try decoder.decode(PersonResponse.self, from: data)
          if response.firstName.isEmpty && response.lastName.isEmpty {
            self.showFailure("The answer could not be understood.", reason: "data")
            return
          }
          self.person = Person(
            id: response.id, salutation: response.salutation ?? "",
            firstName: response.firstName, lastName: response.lastName)
          self.profileButton.isEnabled = true
          self.greet()
        } catch {
          self.showFailure("The answer could not be understood.", reason: "data")
        }
      case .failure:
        self.showFailure("Please check your connection and try again.", reason: "connection")
      }
    }
  }

  func setLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  func showFailure(_ message: String, reason: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.loadPerson() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen?.present(alert, animated: true)
  }

  // MARK: - Greeting

  func greet() {
    isGreetingShown = true
    updateGreetingLabel()

    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    updateCountLabel()

    let style = formalSwitch.isOn ? "formal" : "informal"
    services.log.record("greeting_shown", details: ["style": style])
  }

  func updateGreetingLabel() {
    guard let person else { return }
    let fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    if formalSwitch.isOn {
      if person.salutation.isEmpty {
        greetingLabel.text = "Good day, \(fullName)."
      } else {
        greetingLabel.text = "Good day, \(person.salutation) \(fullName)."
      }
    } else {
      let nickname = (nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
      greetingLabel.text = "Hello, \(nickname.isEmpty ? fullName : nickname)!"
    }
  }

  func updateCountLabel() {
    let count = services.store.integer(forKey: "greeting.count")
    switch count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(count) times"
    }
  }
}
