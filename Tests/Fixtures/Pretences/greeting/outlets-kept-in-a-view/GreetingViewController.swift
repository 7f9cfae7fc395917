import GreetingContract
import UIKit

/// The greeting screen: lays out its views, reports what happens in them, shows what it is told.
final class GreetingViewController: UIViewController {
  var presenter: (any GreetingPresenter)?

  private let panel = GreetingControls()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    presenter?.viewIsReady()
  }

  private func setUpViews() {
    panel.greetingLabel.font = .systemFont(ofSize: 24)
    panel.greetingLabel.textAlignment = .center
    panel.greetingLabel.numberOfLines = 0
    panel.greetingLabel.accessibilityIdentifier = "greeting"
    panel.countLabel.textColor = .secondaryLabel
    panel.countLabel.textAlignment = .center
    panel.countLabel.accessibilityIdentifier = "count"
    panel.nicknameField.placeholder = "Nickname"
    panel.nicknameField.borderStyle = .roundedRect
    panel.nicknameField.accessibilityIdentifier = "nickname"
    panel.formalLabel.text = "Formal"
    panel.formalSwitch.accessibilityIdentifier = "formal"
    panel.greetButton.setTitle("Greet", for: .normal)
    panel.greetButton.accessibilityIdentifier = "greet"
    panel.profileButton.setTitle("Profile", for: .normal)
    panel.profileButton.accessibilityIdentifier = "profile"
    panel.profileButton.isEnabled = false
    panel.spinner.hidesWhenStopped = true
    panel.spinner.accessibilityIdentifier = "loading"
  }

  private func setUpLayout() {
    let formalRow = UIStackView(arrangedSubviews: [panel.formalLabel, panel.formalSwitch])
    formalRow.axis = .horizontal
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      panel.greetingLabel, panel.countLabel, panel.nicknameField, formalRow, panel.greetButton,
      panel.profileButton, panel.spinner,
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
    panel.greetButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.didTapGreet() }, for: .touchUpInside)
    panel.profileButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.didTapProfile() }, for: .touchUpInside)
    panel.formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter?.didSwitchFormal(to: panel.formalSwitch.isOn)
      }, for: .valueChanged)
    panel.nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter?.didEnterNickname(panel.nicknameField.text ?? "")
      }, for: .editingChanged)
  }
}

extension GreetingViewController: GreetingView {
  func showGreeting(_ text: String) {
    panel.greetingLabel.text = text
  }

  func showCount(_ text: String) {
    panel.countLabel.text = text
  }

  func showNickname(_ text: String) {
    panel.nicknameField.text = text
  }

  func showLoading(_ isLoading: Bool) {
    panel.greetButton.isEnabled = !isLoading
    if isLoading {
      panel.spinner.startAnimating()
    } else {
      panel.spinner.stopAnimating()
    }
  }

  func enableProfile(_ isEnabled: Bool) {
    panel.profileButton.isEnabled = isEnabled
  }
}
