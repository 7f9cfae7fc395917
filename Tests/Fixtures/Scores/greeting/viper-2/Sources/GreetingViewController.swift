import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let interactor: any GreetingInteractor
  private var facts: GreetingFacts?
  private var isGreetingShown = false

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(interactor: any GreetingInteractor) {
    self.interactor = interactor
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

    interactor.output = self
    interactor.start()
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
    setLoading(true)
    interactor.greet(formalSwitch.isOn ? .formal : .informal)
  }

  private func didSwitchFormal() {
    if isGreetingShown {
      updateGreetingLabel()
    }
  }

  private func didEditNickname() {
    interactor.rememberNickname(nicknameField.text ?? "")
  }

  private func didTapProfile() {
    guard let person = facts?.name else { return }
    interactor.recordProfileVisit()
    let name = [person.first, person.last].filter { !$0.isEmpty }.joined(separator: " ")
    let profile = Profile(name: name, salutation: person.salutation)
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  // MARK: - Waiting

  private func setLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  private func showFailure(_ message: String) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.didTapGreet() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  // MARK: - Greeting

  private func updateGreetingLabel() {
    guard let facts, let person = facts.name else { return }
    let fullName = [person.first, person.last].filter { !$0.isEmpty }.joined(separator: " ")
    if formalSwitch.isOn {
      if person.salutation.isEmpty {
        greetingLabel.text = "Good day, \(fullName)."
      } else {
        greetingLabel.text = "Good day, \(person.salutation) \(fullName)."
      }
    } else {
      greetingLabel.text = "Hello, \(facts.nickname ?? fullName)!"
    }
  }

  private func updateCountLabel(_ count: Int) {
    switch count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(count) times"
    }
  }
}

extension GreetingViewController: GreetingInteractorOutput {
  func factsDidChange(_ facts: GreetingFacts) {
    if self.facts == nil { nicknameField.text = facts.nickname }
    show(facts)
  }

  func didGreet(_ facts: GreetingFacts) {
    setLoading(false)
    isGreetingShown = true
    show(facts)
  }

  func didFail(_ failure: GreetingFailure) {
    setLoading(false)
    switch failure {
    case .connection: showFailure("Please check your connection and try again.")
    case .data: showFailure("The answer could not be understood.")
    }
  }

  private func show(_ facts: GreetingFacts) {
    self.facts = facts
    profileButton.isEnabled = facts.name != nil
    updateCountLabel(facts.timesGreeted)
    if isGreetingShown {
      updateGreetingLabel()
    }
  }
}
