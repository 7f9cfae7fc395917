import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private struct PersonResponse: Decodable {
    var id: Int
    var salutation: String?
    var firstName: String
    var lastName: String
  }

  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isGreetingShown = false

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(services: GreetingServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
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
    }
  }

  // MARK: - Layout

  private func setUpViews() {
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

  private func setUpLayout() {
    let formalRow = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    formalRow.axis = .horizontal
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, formalRow, greetButton, profileButton, spinner,
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }

  // MARK: - View events

  private func setUpActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.didTapGreet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.didTapProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in self?.didSwitchFormal() }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in self?.didEditNickname() }, for: .editingChanged)
  }

  private func didTapGreet() {
    if person == nil {
      loadPerson()
    } else {
      greet()
    }
  }

  private func didSwitchFormal() {
    if isGreetingShown {
      updateGreetingLabel()
    }
  }

  private func didEditNickname() {
    let nickname = (nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    if isGreetingShown {
      updateGreetingLabel()
    }
  }

  private func didTapProfile() {
    guard let person else { return }
    services.log.record("profile_opened", details: [:])
    var name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    let chinese: (Unicode.Scalar) -> Bool = { $0.value >= 0x4E00 && $0.value <= 0x9FFF }
    if !person.firstName.isEmpty, !person.lastName.isEmpty,
      person.firstName.unicodeScalars.allSatisfy(chinese),
      person.lastName.unicodeScalars.allSatisfy(chinese)
    {
      name = person.lastName + person.firstName
    }
    let profile = Profile(name: name, salutation: person.salutation)
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  // MARK: - Loading

  private func loadPerson() {
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

  private func setLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  private func showFailure(_ message: String, reason: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.loadPerson() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  // MARK: - Greeting

  private func greet() {
    isGreetingShown = true
    updateGreetingLabel()

    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    updateCountLabel()

    let style = formalSwitch.isOn ? "formal" : "informal"
    services.log.record("greeting_shown", details: ["style": style])
  }

  private func updateGreetingLabel() {
    guard let person else { return }
    var fullName = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    let chinese: (Unicode.Scalar) -> Bool = { $0.value >= 0x4E00 && $0.value <= 0x9FFF }
    if !person.firstName.isEmpty, !person.lastName.isEmpty,
      person.firstName.unicodeScalars.allSatisfy(chinese),
      person.lastName.unicodeScalars.allSatisfy(chinese)
    {
      fullName = person.lastName + person.firstName
    }
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

  private func updateCountLabel() {
    let count = services.store.integer(forKey: "greeting.count")
    switch count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(count) times"
    }
  }
}
