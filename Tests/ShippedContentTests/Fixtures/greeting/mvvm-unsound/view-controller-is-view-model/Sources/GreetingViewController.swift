import Foundation
import GreetingContract
import UIKit

/// Shows the state of its view model, and tells it what people do.
final class GreetingViewController: UIViewController, GreetingViewModel {
  private var viewModel: any GreetingViewModel { self }
  private enum Key {
    static let nickname = "greeting.nickname"
    static let count = "greeting.count"
  }

  private(set) var state: GreetingState {
    didSet { onChange?(state) }
  }
  var onChange: ((GreetingState) -> Void)?

  private let router: any GreetingRouter
  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?

  private var person: Person?
  private var nickname: String
  private var style = GreetingStyle.informal
  private var isGreetingShown = false

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(router: any GreetingRouter, services: GreetingServices) {
    self.router = router
    self.services = services
    nickname = services.store.string(forKey: Key.nickname) ?? ""
    state = GreetingState(
      count: Wording.count(services.store.integer(forKey: Key.count)), nickname: nickname)
    super.init(nibName: nil, bundle: nil)
    subscription = services.feed.subscribe { [weak self] person in self?.know(person) }
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
    bind()
  }

  private func bind() {
    nicknameField.text = viewModel.state.nickname
    show(viewModel.state)
    viewModel.onChange = { [weak self] state in self?.show(state) }
  }

  /// Shows everything but the nickname, which from the start on is in people's own hands.
  private func show(_ state: GreetingState) {
    greetingLabel.text = state.greeting
    countLabel.text = state.count
    greetButton.isEnabled = !state.isLoading
    profileButton.isEnabled = state.isProfileEnabled
    if state.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
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
    greetButton.addTarget(self, action: #selector(didTapGreet), for: .touchUpInside)
    profileButton.addTarget(self, action: #selector(didTapProfile), for: .touchUpInside)
    formalSwitch.addTarget(self, action: #selector(didSwitchFormal(_:)), for: .valueChanged)
    nicknameField.addTarget(self, action: #selector(didEditNickname(_:)), for: .editingChanged)
  }

  @objc private func didTapGreet() {
    viewModel.greet()
  }

  @objc private func didTapProfile() {
    viewModel.openProfile()
  }

  @objc private func didSwitchFormal(_ sender: UISwitch) {
    viewModel.setFormal(sender.isOn)
  }

  @objc private func didEditNickname(_ sender: UITextField) {
    viewModel.setNickname(sender.text ?? "")
  }

  // MARK: - Intents

  func greet() {
    if person == nil {
      load()
    } else {
      showGreeting()
    }
  }

  func openProfile() {
    guard let person else { return }
    services.log.record("profile_opened", details: [:])
    router.showProfile(
      Profile(name: Wording.fullName(of: person), salutation: person.salutation))
  }

  func setFormal(_ isFormal: Bool) {
    style = isFormal ? .formal : .informal
    reword()
  }

  func setNickname(_ text: String) {
    nickname = text.trimmingCharacters(in: .whitespaces)
    services.store.setString(nickname.isEmpty ? nil : nickname, forKey: Key.nickname)
    reword()
  }

  // MARK: - The person

  private func load() {
    state.isLoading = true
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      state.isLoading = false
      switch result {
      case .success(let data):
        guard let person = try? PersonResponse.person(from: data) else { return fail(.data) }
        know(person)
        showGreeting()
      case .failure:
        fail(.connection)
      }
    }
  }

  private func know(_ person: Person) {
    self.person = person
    state.isProfileEnabled = true
    reword()
  }

  private func fail(_ failure: GreetingFailure) {
    services.log.record("greeting_failed", details: ["reason": failure.rawValue])
    router.showFailure(Wording.failure(failure)) { [weak self] in self?.load() }
  }

  // MARK: - The greeting

  private func showGreeting() {
    isGreetingShown = true
    reword()
    let count = services.store.integer(forKey: Key.count) + 1
    services.store.setInteger(count, forKey: Key.count)
    state.count = Wording.count(count)
    services.log.record("greeting_shown", details: ["style": style.rawValue])
  }

  private func reword() {
    guard isGreetingShown, let person else { return }
    state.greeting = Wording.greeting(for: person, nickname: nickname, style: style)
  }
}
