import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  var presenter: (any GreetingPresenter)?

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    configure()
    arrange()
    presenter?.viewIsReady()
  }

  private func configure() {
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
    nicknameField.addTarget(self, action: #selector(nicknameDidChange), for: .editingChanged)
    formalSwitch.accessibilityIdentifier = "formal"
    formalSwitch.addTarget(self, action: #selector(formalDidChange), for: .valueChanged)
    greetButton.setTitle("Greet", for: .normal)
    greetButton.accessibilityIdentifier = "greet"
    greetButton.addTarget(self, action: #selector(greetDidTap), for: .touchUpInside)
    profileButton.setTitle("Profile", for: .normal)
    profileButton.accessibilityIdentifier = "profile"
    profileButton.isEnabled = false
    profileButton.addTarget(self, action: #selector(profileDidTap), for: .touchUpInside)
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
  }

  private func arrange() {
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
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
    ])
  }

  @objc private func greetDidTap() { presenter?.didTapGreet() }
  @objc private func profileDidTap() { presenter?.didTapProfile() }
  @objc private func formalDidChange() { presenter?.didSwitchFormal(to: formalSwitch.isOn) }
  @objc private func nicknameDidChange() {
    presenter?.didEnterNickname(nicknameField.text ?? "")
  }
}

extension GreetingViewController: GreetingView {
  func showGreeting(_ text: String) { greetingLabel.text = text }
  func showCount(_ text: String) { countLabel.text = text }
  func showNickname(_ text: String) { nicknameField.text = text }
  func enableProfile(_ isEnabled: Bool) { profileButton.isEnabled = isEnabled }
  func showLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    isLoading ? spinner.startAnimating() : spinner.stopAnimating()
  }
}
