import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let interactor: PersonInteractor
  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private var isGreetingShown = false

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(interactor: PersonInteractor, services: GreetingServices) {
    self.interactor = interactor
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

    nicknameField.text = interactor.nickname
    updateCountLabel()
    profileButton.isEnabled = false
    subscription = services.feed.subscribe { [weak self] person in
      self?.interactor.person = person
      self?.profileButton.isEnabled = true
      self?.updateGreetingLabel()
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

  // MARK: - Actions

  private func setUpActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.greetTapped() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.profileTapped() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in self?.updateGreetingLabel() }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.interactor.saveNickname(self.nicknameField.text ?? "")
        self.updateGreetingLabel()
      }, for: .editingChanged)
  }

  private func greetTapped() {
    if interactor.person != nil {
      greet()
      return
    }
    setLoading(true)
    interactor.loadPerson(
      onSuccess: { [weak self] _ in
        self?.setLoading(false)
        self?.profileButton.isEnabled = true
        self?.greet()
      },
      onError: { [weak self] failure in
        self?.setLoading(false)
        self?.showFailure(failure)
      })
  }

  private func profileTapped() {
    guard let person = interactor.person else { return }
    services.log.record("profile_opened", details: [:])
    let profile = Profile(name: fullName(person), salutation: person.salutation)
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  private func setLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  private func showFailure(_ failure: GreetingFailure) {
    services.log.record("greeting_failed", details: ["reason": failure.rawValue])
    let message: String
    switch failure {
    case .connection: message = "Please check your connection and try again."
    case .data: message = "The answer could not be understood."
    }
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.greetTapped() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  // MARK: - Texts

  private func greet() {
    isGreetingShown = true
    updateGreetingLabel()
    interactor.increaseCount()
    updateCountLabel()
    services.log.record(
      "greeting_shown", details: ["style": formalSwitch.isOn ? "formal" : "informal"])
  }

  private func updateGreetingLabel() {
    guard isGreetingShown, let person = interactor.person else { return }
    if formalSwitch.isOn {
      let salutation = person.salutation.isEmpty ? "" : person.salutation + " "
      greetingLabel.text = "Good day, \(salutation)\(fullName(person))."
    } else {
      greetingLabel.text = "Hello, \(interactor.nickname ?? fullName(person))!"
    }
  }

  private func updateCountLabel() {
    switch interactor.count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(interactor.count) times"
    }
  }

  private func fullName(_ person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
