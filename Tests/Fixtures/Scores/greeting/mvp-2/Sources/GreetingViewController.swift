import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private struct PersonResponse: Decodable {
    var id: Int
    var salutation: String?
    var firstName: String
    var lastName: String
  }

  private let services: GreetingServices
  var presenter: GreetingScreenPresenter?

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(services: GreetingServices) {
    self.services = services
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

    presenter?.viewIsReady()
    let nickname = services.store.string(forKey: "greeting.nickname") ?? ""
    showNickname(nickname)
    presenter?.didEnterNickname(nickname)
    updateCount()
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
    if presenter?.person == nil {
      loadPerson()
    } else {
      greet()
    }
  }

  private func didSwitchFormal() {
    presenter?.didSwitchFormal(to: formalSwitch.isOn)
  }

  private func didEditNickname() {
    let nickname = (nicknameField.text ?? "").trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    presenter?.didEnterNickname(nickname)
  }

  private func didTapProfile() {
    guard let profile = presenter?.profile else { return }
    services.log.record("profile_opened", details: [:])
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  // MARK: - Loading

  private func loadPerson() {
    showLoading(true)
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      self.showLoading(false)
      switch result {
      case .success(let data):
        do {
          let decoder = JSONDecoder()
          decoder.keyDecodingStrategy = .convertFromSnakeCase
          let response = try decoder.decode(PersonResponse.self, from: data)
          if response.firstName.isEmpty && response.lastName.isEmpty {
            self.showFailure(.data)
            return
          }
          self.presenter?.take(
            Person(
              id: response.id, salutation: response.salutation ?? "",
              firstName: response.firstName, lastName: response.lastName))
          self.greet()
        } catch {
          self.showFailure(.data)
        }
      case .failure:
        self.showFailure(.connection)
      }
    }
  }

  private func showFailure(_ failure: GreetingFailure) {
    services.log.record("greeting_failed", details: ["reason": failure.rawValue])
    let alert = UIAlertController(
      title: "Nobody to greet", message: presenter?.message(for: failure), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.loadPerson() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  // MARK: - Greeting

  private func greet() {
    presenter?.didTapGreet()
    let count = services.store.integer(forKey: "greeting.count") + 1
    services.store.setInteger(count, forKey: "greeting.count")
    updateCount()
    let style: GreetingStyle = formalSwitch.isOn ? .formal : .informal
    services.log.record("greeting_shown", details: ["style": style.rawValue])
  }

  private func updateCount() {
    presenter?.showCount(services.store.integer(forKey: "greeting.count"))
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
