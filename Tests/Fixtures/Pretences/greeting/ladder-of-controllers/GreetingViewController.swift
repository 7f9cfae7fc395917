import Foundation
import GreetingContract
import UIKit

class LayingController: UIViewController {
  let greetingLabel = UILabel()
  let countLabel = UILabel()
  let nicknameField = UITextField()
  let formalLabel = UILabel()
  let formalSwitch = UISwitch()
  let greetButton = UIButton(type: .system)
  let profileButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    profileButton.isEnabled = false
  }

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
    view.addSubview(column)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }

  func setLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }
}

class StoringController: LayingController {
  let services: GreetingServices

  init(services: GreetingServices) {
    self.services = services
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nicknameField.text = services.store.string(forKey: "greeting.nickname")
  }

  func keepNickname() {
    let nickname = (nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
  }

  func countUp() {
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
  }
}

class LoggingController: StoringController {
  func recordGreeting() {
    let style = formalSwitch.isOn ? "formal" : "informal"
    services.log.record("greeting_shown", details: ["style": style])
  }

  func recordProfile() {
    services.log.record("profile_opened", details: [:])
  }

  func recordFailure(_ reason: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
  }
}

class WordingController: LoggingController {
  var person: Person?
  var isGreetingShown = false

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

class NavigatingController: WordingController {
  func didTapProfile() {
    guard let person else { return }
    recordProfile()
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    let profile = Profile(name: name, salutation: person.salutation)
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  func showFailure(_ message: String, reason: String) {
    recordFailure(reason)
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.loadPerson() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func loadPerson() {}
}

class LoadingController: NavigatingController {
  private struct PersonResponse: Decodable {
    var id: Int
    var salutation: String?
    var firstName: String
    var lastName: String
  }

  override func loadPerson() {
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

  func greet() {}
}

final class GreetingViewController: LoadingController {
  private var subscription: (any FeedSubscription)?

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpActions()
    updateCountLabel()
    subscription = services.feed.subscribe { [weak self] person in
      guard let self else { return }
      self.person = person
      self.profileButton.isEnabled = true
      if self.isGreetingShown {
        self.updateGreetingLabel()
      }
    }
  }

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

  private func didEditNickname() {
    keepNickname()
    if isGreetingShown {
      updateGreetingLabel()
    }
  }

  override func greet() {
    isGreetingShown = true
    updateGreetingLabel()
    countUp()
    updateCountLabel()
    recordGreeting()
  }
}
