import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let fetchPerson: FetchPersonUseCase
  private let observePerson: ObservePersonUseCase
  private let rememberNickname: NicknameUseCase
  private let countGreeting: CountGreetingUseCase
  private let router: GreetingWireframe

  private var person: Person?
  private var hasGreeted = false

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(
    fetchPerson: FetchPersonUseCase, observePerson: ObservePersonUseCase,
    rememberNickname: NicknameUseCase, countGreeting: CountGreetingUseCase,
    router: GreetingWireframe
  ) {
    self.fetchPerson = fetchPerson
    self.observePerson = observePerson
    self.rememberNickname = rememberNickname
    self.countGreeting = countGreeting
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    buildViews()
    buildColumn()
    nicknameField.text = rememberNickname.nickname
    showCount()
    observePerson.execute { [weak self] person in
      self?.person = person
      self?.profileButton.isEnabled = true
      self?.showGreeting()
    }
  }

  // MARK: - Actions

  @objc private func onGreet() {
    if person != nil {
      greet()
    } else {
      fetch()
    }
  }

  @objc private func onProfile() {
    router.openProfileIfPossible(of: person)
  }

  @objc private func onFormal() {
    showGreeting()
  }

  @objc private func onNickname() {
    rememberNickname.execute(nicknameField.text ?? "")
    showGreeting()
  }

  // MARK: - Greeting

  private func fetch() {
    greetButton.isEnabled = false
    spinner.startAnimating()
    fetchPerson.execute { [weak self] result in
      guard let self else { return }
      greetButton.isEnabled = true
      spinner.stopAnimating()
      router.alertIfNeeded(result) { [weak self] in self?.fetch() }
      if case .success(let person) = result {
        self.person = person
        profileButton.isEnabled = true
        greet()
      }
    }
  }

  private func greet() {
    hasGreeted = true
    showGreeting()
    countGreeting.execute(style: formalSwitch.isOn ? .formal : .informal)
    showCount()
  }

  private func showGreeting() {
    guard hasGreeted, let person else { return }
    var parts = [person.firstName, person.lastName]
    if formalSwitch.isOn { parts.insert(person.salutation, at: 0) }
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    greetingLabel.text =
      formalSwitch.isOn
      ? "Good day, \(name)." : "Hello, \(rememberNickname.nickname ?? name)!"
  }

  private func showCount() {
    switch countGreeting.count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    case let many: countLabel.text = "Greeted \(many) times"
    }
  }

  // MARK: - Layout

  private func buildViews() {
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
    nicknameField.addTarget(self, action: #selector(onNickname), for: .editingChanged)
    formalSwitch.accessibilityIdentifier = "formal"
    formalSwitch.addTarget(self, action: #selector(onFormal), for: .valueChanged)
    greetButton.setTitle("Greet", for: .normal)
    greetButton.accessibilityIdentifier = "greet"
    greetButton.addTarget(self, action: #selector(onGreet), for: .touchUpInside)
    profileButton.setTitle("Profile", for: .normal)
    profileButton.accessibilityIdentifier = "profile"
    profileButton.isEnabled = false
    profileButton.addTarget(self, action: #selector(onProfile), for: .touchUpInside)
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
  }

  private func buildColumn() {
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
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }
}
