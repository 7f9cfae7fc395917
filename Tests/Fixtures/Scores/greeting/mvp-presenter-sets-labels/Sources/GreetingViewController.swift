import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let services: GreetingServices
  private let presenter: GreetingScreenPresenter

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(services: GreetingServices) {
    self.services = services
    presenter = GreetingScreenPresenter(services: services)
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
    presenter.screen = self
    presenter.greetingLabel = greetingLabel
    presenter.countLabel = countLabel
    presenter.profileButton = profileButton
    nicknameField.text = services.store.string(forKey: "greeting.nickname")
    presenter.start()
  }

  private func setUpViews() {
    greetingLabel.font = .systemFont(ofSize: 24)
    greetingLabel.textAlignment = .center
    greetingLabel.accessibilityIdentifier = "greeting"
    countLabel.textColor = .secondaryLabel
    countLabel.accessibilityIdentifier = "count"
    nicknameField.placeholder = "Nickname"
    nicknameField.accessibilityIdentifier = "nickname"
    formalSwitch.accessibilityIdentifier = "formal"
    greetButton.setTitle("Greet", for: .normal)
    greetButton.accessibilityIdentifier = "greet"
    profileButton.setTitle("Profile", for: .normal)
    profileButton.accessibilityIdentifier = "profile"
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, formalSwitch, greetButton, profileButton, spinner,
    ])
    column.axis = .vertical
    column.spacing = 16
    view.addSubview(column)
  }

  private func setUpActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.didTapGreet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.didTapProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter.formal(formalSwitch.isOn)
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter.nickname(nicknameField.text ?? "")
      }, for: .editingChanged)
  }

  private func didTapGreet() {
    if presenter.person == nil {
      loadPerson()
    } else {
      presenter.greet()
    }
  }

  private func didTapProfile() {
    guard let person = presenter.person else { return }
    services.log.record("profile_opened", details: [:])
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    navigationController?.pushViewController(
      ProfileViewController(profile: Profile(name: name, salutation: person.salutation)),
      animated: true)
  }

  private func loadPerson() {
    setLoading(true)
    PersonLoader(http: services.http).load { [weak self] result in
      guard let self else { return }
      setLoading(false)
      switch result {
      case .success(let person):
        presenter.take(person)
        presenter.greet()
      case .failure(.data):
        showFailure("The answer could not be understood.", reason: "data")
      case .failure(.connection):
        showFailure("Please check your connection and try again.", reason: "connection")
      }
    }
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
}
