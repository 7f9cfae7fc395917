import Foundation
import GreetingContract
import UIKit

class GreetingViewController: UIViewController {
  let services: GreetingServices
  var presenter: (any GreetingPresenter)!

  let greetingLabel = UILabel()
  let countLabel = UILabel()
  let nicknameField = UITextField()
  let formalLabel = UILabel()
  let formalSwitch = UISwitch()
  let greetButton = UIButton(type: .system)
  let profileButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)

  init(services: GreetingServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    buildUI()
    bindActions()

    presenter = Solution.makePresenter(view: self, router: self, services: services)
    nicknameField.text = services.store.string(forKey: "greeting.nickname")
    presenter.viewIsReady()
  }

  func buildUI() {
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

    let formalRow = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    formalRow.axis = .horizontal
    formalRow.spacing = 8
    let stack = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, formalRow, greetButton, profileButton, spinner,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  func bindActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapGreet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.presenter.didSwitchFormal(to: self.formalSwitch.isOn)
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in self?.nicknameChanged() }, for: .editingChanged)
  }

  func nicknameChanged() {
    let nickname = (nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
    if nickname.isEmpty {
      services.store.setString(nil, forKey: "greeting.nickname")
    } else {
      services.store.setString(nickname, forKey: "greeting.nickname")
    }
    presenter.didEnterNickname(nickname)
  }
}

// MARK: - GreetingView

extension GreetingViewController: GreetingView {
  func showGreeting(_ text: String) { greetingLabel.text = text }
  func showCount(_ text: String) { countLabel.text = text }
  func showNickname(_ text: String) { nicknameField.text = text }
  func showLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    isLoading ? spinner.startAnimating() : spinner.stopAnimating()
  }
  func enableProfile(_ isEnabled: Bool) { profileButton.isEnabled = isEnabled }
}

// MARK: - GreetingRouter

extension GreetingViewController: GreetingRouter {
  func showProfile(_ profile: Profile) {
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
