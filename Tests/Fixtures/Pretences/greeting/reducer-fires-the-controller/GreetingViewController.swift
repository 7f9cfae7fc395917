import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let services: GreetingServices
  private let reducer = GreetingReducer()
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

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    reducer.effects = GreetingEffects(
      start: { [weak self] in self?.start() },
      isKnown: { [weak self] in self?.person != nil },
      isShown: { [weak self] in self?.isGreetingShown ?? false },
      load: { [weak self] in self?.loadPerson() },
      greet: { [weak self] in self?.greet() },
      word: { [weak self] in self?.updateGreetingLabel() },
      keepNickname: { [weak self] in self?.keepNickname() },
      openProfile: { [weak self] in self?.openProfile() },
      take: { [weak self] in self?.take($0) },
      busy: { [weak self] in self?.setLoading($0) },
      read: { [weak self] in self?.read($0) },
      tell: { [weak self] in
        self?.showFailure("Please check your connection and try again.", reason: "connection")
      })
    reducer.reduce(.ready)
  }

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

  private func setUpActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.reducer.reduce(.tappedGreet) }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.reducer.reduce(.tappedProfile) }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in self?.reducer.reduce(.switchedFormal) }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in self?.reducer.reduce(.editedNickname) }, for: .editingChanged)
  }

  private func start() {
    nicknameField.text = services.store.string(forKey: "greeting.nickname")
    updateCountLabel()
    profileButton.isEnabled = false
    subscription = services.feed.subscribe { [weak self] person in
      self?.reducer.reduce(.person(person))
    }
  }

  private func take(_ person: Person) {
    self.person = person
    profileButton.isEnabled = true
  }

  private func keepNickname() {
    let nickname = (nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
  }

  private func openProfile() {
    guard let person else { return }
    services.log.record("profile_opened", details: [:])
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    let profile = Profile(name: name, salutation: person.salutation)
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  private func loadPerson() {
    setLoading(true)
    services.http.get("/person") { [weak self] result in self?.reducer.reduce(.answer(result)) }
  }

  private func read(_ data: Data) {
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
    profileButton.isEnabled = true
    greet()
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

  private func updateCountLabel() {
    let count = services.store.integer(forKey: "greeting.count")
    switch count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(count) times"
    }
  }
}

private struct PersonResponse: Decodable {
  var id: Int
  var salutation: String?
  var firstName: String
  var lastName: String
}
