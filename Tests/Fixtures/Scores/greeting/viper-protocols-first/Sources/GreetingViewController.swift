import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController, GreetingScreenViewProtocol {
  private struct Answer: Decodable {
    var id: Int
    var salutation: String?
    var first_name: String
    var last_name: String
  }

  var presenter: (any GreetingScreenPresenterProtocol)?
  private let services: GreetingServices
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isShown = false

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

  required init?(coder: NSCoder) { fatalError("This screen is built in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    profileButton.isEnabled = false
    nicknameField.text = services.store.string(forKey: "greeting.nickname")
    showCount()
    subscription = services.feed.subscribe { [weak self] person in
      self?.person = person
      self?.profileButton.isEnabled = true
      self?.showGreeting()
    }
  }

  func say(_ text: String) { greetingLabel.text = text }

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
    greetButton.addAction(
      UIAction { [weak self] _ in self?.greet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.profile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.showGreeting()
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.nickname()
      }, for: .editingChanged)
  }

  private func greet() {
    guard person == nil else { return greetNow() }
    setLoading(true)
    services.http.get("/person") { [weak self] result in
      guard let self else { return }
      self.setLoading(false)
      switch result {
      case .failure: self.fail("connection", "Please check your connection and try again.")
      case .success(let data):
        guard let answer = try? JSONDecoder().decode(Answer.self, from: data),
          !answer.first_name.isEmpty || !answer.last_name.isEmpty
        else { return self.fail("data", "The answer could not be understood.") }
        self.person = Person(
          id: answer.id, salutation: answer.salutation ?? "", firstName: answer.first_name,
          lastName: answer.last_name)
        self.profileButton.isEnabled = true
        self.greetNow()
      }
    }
  }

  private func fail(_ reason: String, _ message: String) {
    services.log.record("greeting_failed", details: ["reason": reason])
    presenter?.failed(message) { [weak self] in self?.greet() }
  }

  private func greetNow() {
    isShown = true
    showGreeting()
    services.store.setInteger(
      services.store.integer(forKey: "greeting.count") + 1, forKey: "greeting.count")
    showCount()
    services.log.record(
      "greeting_shown", details: ["style": formalSwitch.isOn ? "formal" : "informal"])
  }

  private func profile() {
    guard let person else { return }
    services.log.record("profile_opened", details: [:])
    presenter?.profileTapped(Profile(name: name(of: person), salutation: person.salutation))
  }

  private func nickname() {
    let text = presenter?.nicknameTyped(nicknameField.text ?? "")
    services.store.setString(text, forKey: "greeting.nickname")
    showGreeting()
  }

  private func showGreeting() {
    guard isShown, let person else { return }
    if formalSwitch.isOn {
      let words = [person.salutation, name(of: person)].filter { !$0.isEmpty }
      say("Good day, \(words.joined(separator: " ")).")
    } else {
      let nickname = services.store.string(forKey: "greeting.nickname")
      say("Hello, \(nickname ?? name(of: person))!")
    }
  }

  private func showCount() {
    let count = services.store.integer(forKey: "greeting.count")
    countLabel.text =
      count == 0 ? "Not greeted yet" : count == 1 ? "Greeted once" : "Greeted \(count) times"
  }

  private func name(of person: Person) -> String {
    [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func setLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }
}
