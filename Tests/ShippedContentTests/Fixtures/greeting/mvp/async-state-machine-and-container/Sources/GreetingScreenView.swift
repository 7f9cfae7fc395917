import GreetingContract
import UIKit

/// The passive view: labels and controls, and what happens in them as closures.
final class GreetingScreenView: UIView {
  var onGreet: () -> Void = {}
  var onProfile: () -> Void = {}
  var onFormal: (Bool) -> Void = { _ in }
  var onNickname: (String) -> Void = { _ in }

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpControls()
    setUpLayout()
    setUpActions()
  }

  required init?(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  private func setUpControls() {
    backgroundColor = .systemBackground
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
    let formalLabel = UILabel()
    formalLabel.text = "Formal"
    let formalRow = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, formalRow, greetButton, profileButton, spinner,
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  private func setUpActions() {
    greetButton.addAction(UIAction { [weak self] _ in self?.onGreet() }, for: .touchUpInside)
    profileButton.addAction(UIAction { [weak self] _ in self?.onProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onFormal(formalSwitch.isOn)
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onNickname(nicknameField.text ?? "")
      }, for: .editingChanged)
  }
}

// MARK: - GreetingView

extension GreetingScreenView: GreetingView {
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
