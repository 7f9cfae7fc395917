import Foundation
import GreetingContract
import UIKit

final class GreetingPanel: UIView {
  struct PersonResponse: Decodable {
    var id: Int
    var salutation: String?
    var firstName: String
    var lastName: String
  }

  let services: GreetingServices
  var subscription: (any FeedSubscription)?
  var person: Person?
  var isGreetingShown = false
  var changed: (() -> Void)?
  var open: ((Profile) -> Void)?
  var tell: ((String) -> Void)?

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
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  // MARK: - Life cycle

  func start() {
    backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()

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
      self.changed?()
    }
  }

  // MARK: - Layout

  func setUpViews() {
    greetingLabel.font = .systemFont(ofSize: 24)
    greetingLabel.textAlignment = .center
    greetingLabel.numberOfLines = 0
    greetingLabel.accessibilityIdentifier = "greeting"
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .center
    countLabel.accessibilityIdentifier = "count"
    nicknameField.placeholder = "Nickname"
    nicknameField.borderStyle = .roundedRect
    nicknameField.accessibilityIdentifier = "nickname"
    formalLabel.text = "Formal"
    formalSwitch.accessibilityIdentifier = "formal"
    greetButton.setTitle("Greet", for: .normal)
    greetButton.accessibilityIdentifier = "greet"
    profileButton.setTitle("Profile", for: .normal)
    profileButton.accessibilityIdentifier = "profile"
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
  }

  func setUpLayout() {
    let formalRow = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    formalRow.axis = .horizontal
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, formalRow, greetButton, profileButton, spinner,
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let margins = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
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
    open?(profile)
  }

  // MARK: - Loading

  func loadPerson() {
    setLoading(true)
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      defer { self.changed?() }
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
    tell?(message)
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
