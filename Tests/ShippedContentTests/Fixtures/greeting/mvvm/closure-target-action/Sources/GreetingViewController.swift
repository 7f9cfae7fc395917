import GreetingContract
import UIKit

/// Shows the state of its view model, and tells it what people do.
final class GreetingViewController: UIViewController {
  private let viewModel: any GreetingViewModel

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: any GreetingViewModel) {
    self.viewModel = viewModel
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
}
