import GreetingContract
import UIKit

/// The greeting screen: lays out its views, reports what happens in them, shows what it is told.
final class GreetingViewController: UIViewController {
  var presenter: (any GreetingPresenter)?

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    presenter?.viewIsReady()
  }

  func open(_ profileScreen: ProfileViewController) {
    navigationController?.pushViewController(profileScreen, animated: true)
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
    profileButton.isEnabled = false
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
      UIAction { [weak self] _ in self?.presenter?.didTapGreet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.didTapProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter?.didSwitchFormal(to: formalSwitch.isOn)
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter?.didEnterNickname(nicknameField.text ?? "")
      }, for: .editingChanged)
  }
}

extension GreetingViewController: GreetingView {
  func showGreeting(_ text: String) {
    greetingLabel.text = text
  }

  func showCount(_ text: String) {
    countLabel.text = text
  }

  func showNickname(_ text: String) {
    nicknameField.text = text
  }

  func showLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  func enableProfile(_ isEnabled: Bool) {
    profileButton.isEnabled = isEnabled
  }
}
