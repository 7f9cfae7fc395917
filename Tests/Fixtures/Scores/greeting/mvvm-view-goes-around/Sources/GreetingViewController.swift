import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let viewModel: GreetingVM
  private let log: any EventLog

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: GreetingVM, log: any EventLog) {
    self.viewModel = viewModel
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    bindViewModel()
  }

  // MARK: - Binding

  private func bindViewModel() {
    viewModel.onChange = { [weak self] in self?.apply($0) }
    viewModel.onError = { [weak self] in self?.showAlert($0) }
    nicknameField.text = viewModel.state.nickname
    apply(viewModel.state)
  }

  private func apply(_ state: GreetingState) {
    greetingLabel.text = state.greeting
    switch state.count {
    case "0": countLabel.text = "Not greeted yet"
    case "1": countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(state.count) times"
    }
    profileButton.isEnabled = state.isProfileEnabled
    greetButton.isEnabled = !state.isLoading
    if state.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  // MARK: - Navigation

  private func didTapProfile() {
    guard let person = viewModel.person else { return }
    log.record("profile_opened", details: [:])
    let profile = Profile(name: Greeter.fullName(person), salutation: person.salutation)
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  private func showAlert(_ message: String) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
        self?.viewModel.greet()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  // MARK: - Views

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
      UIAction { [weak self] _ in self?.viewModel.greet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.didTapProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.viewModel.setFormal(self.formalSwitch.isOn)
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.viewModel.setNickname(self.nicknameField.text ?? "")
      }, for: .editingChanged)
  }
}
