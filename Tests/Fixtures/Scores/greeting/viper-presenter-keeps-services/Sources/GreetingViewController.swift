import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  var presenter: (any GreetingPresenter)!

  private let greetingLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 24)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.accessibilityIdentifier = "greeting"
    return label
  }()

  private let countLabel: UILabel = {
    let label = UILabel()
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.accessibilityIdentifier = "count"
    return label
  }()

  private let nicknameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Nickname"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "nickname"
    return field
  }()

  private let formalSwitch: UISwitch = {
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "formal"
    return toggle
  }()

  private let greetButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Greet", for: .normal)
    button.accessibilityIdentifier = "greet"
    return button
  }()

  private let profileButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Profile", for: .normal)
    button.accessibilityIdentifier = "profile"
    button.isEnabled = false
    return button
  }()

  private let spinner: UIActivityIndicatorView = {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
    return spinner
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    layoutSubviews()
    addActions()
    presenter.viewIsReady()
  }

  private func layoutSubviews() {
    let formalLabel = UILabel()
    formalLabel.text = "Formal"
    let row = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    row.axis = .horizontal
    row.spacing = 8
    let stack = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, row, greetButton, profileButton, spinner,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
    ])
  }

  private func addActions() {
    on(greetButton, .touchUpInside) { $0.presenter.didTapGreet() }
    on(profileButton, .touchUpInside) { $0.presenter.didTapProfile() }
    on(formalSwitch, .valueChanged) {
      $0.presenter.didSwitchFormal(to: $0.formalSwitch.isOn)
    }
    on(nicknameField, .editingChanged) {
      $0.presenter.didEnterNickname($0.nicknameField.text ?? "")
    }
  }

  private func on(
    _ control: UIControl, _ event: UIControl.Event,
    do action: @escaping (GreetingViewController) -> Void
  ) {
    control.addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: event)
  }
}

extension GreetingViewController: GreetingView {
  func showGreeting(_ text: String) { greetingLabel.text = text }
  func showCount(_ text: String) { countLabel.text = text }
  func showNickname(_ text: String) { nicknameField.text = text }
  func enableProfile(_ isEnabled: Bool) { profileButton.isEnabled = isEnabled }
  func showLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
