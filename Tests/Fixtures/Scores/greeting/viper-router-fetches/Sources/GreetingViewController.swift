import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let router: GreetingFlowRouter
  private let store: any KeyValueStore
  private let log: any EventLog
  private let feed: any PersonFeed
  private var subscription: (any FeedSubscription)?

  private var greetee: Greetee?
  private var isGreetingShown = false

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(
    router: GreetingFlowRouter, store: any KeyValueStore, log: any EventLog, feed: any PersonFeed
  ) {
    self.router = router
    self.store = store
    self.log = log
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    buildScreen()
    connectControls()
    nicknameField.text = store.string(forKey: "greeting.nickname")
    showCount()
    profileButton.isEnabled = false
    subscription = feed.subscribe { [weak self] person in
      self?.greetee = Greetee(person)
      self?.profileButton.isEnabled = true
      self?.showGreeting()
    }
  }

  private func connectControls() {
    greetButton.addAction(UIAction { [weak self] _ in self?.greetTapped() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in
        guard let self, let greetee = self.greetee else { return }
        self.router.openProfile(of: greetee)
      }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in self?.showGreeting() }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in self?.nicknameTyped() }, for: .editingChanged)
  }

  private func greetTapped() {
    guard greetee == nil else {
      greet()
      return
    }
    router.fetchGreetee(
      onStart: { [weak self] in self?.setBusy(true) },
      onEnd: { [weak self] in self?.setBusy(false) },
      completion: { [weak self] greetee in
        self?.greetee = greetee
        self?.profileButton.isEnabled = true
        self?.greet()
      })
  }

  private func nicknameTyped() {
    store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
    showGreeting()
  }

  private var nickname: String {
    var text = nicknameField.text ?? ""
    while text.hasPrefix(" ") { text.removeFirst() }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  private func greet() {
    isGreetingShown = true
    showGreeting()
    store.setInteger(store.integer(forKey: "greeting.count") + 1, forKey: "greeting.count")
    showCount()
    log.record("greeting_shown", details: ["style": formalSwitch.isOn ? "formal" : "informal"])
  }

  private func showGreeting() {
    guard isGreetingShown, let greetee else { return }
    greetingLabel.text =
      formalSwitch.isOn ? greetee.formalText : greetee.informalText(nickname: nickname)
  }

  private func showCount() {
    let count = store.integer(forKey: "greeting.count")
    switch count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(count) times"
    }
  }

  private func setBusy(_ isBusy: Bool) {
    greetButton.isEnabled = !isBusy
    if isBusy {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  private func buildScreen() {
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
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
    let formalLabel = UILabel()
    formalLabel.text = "Formal"
    let row = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    row.spacing = 8
    let stack = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, row, greetButton, profileButton, spinner,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }
}
