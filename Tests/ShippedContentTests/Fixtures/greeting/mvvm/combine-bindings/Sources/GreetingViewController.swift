import Combine
import GreetingContract
import UIKit

/// The greeting screen: lays out its views, and binds them to the view model.
final class GreetingViewController: UIViewController {
  private let viewModel: GreetingScreenModel
  private var subscriptions: Set<AnyCancellable> = []

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: GreetingScreenModel) {
    self.viewModel = viewModel
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
    bind()
  }

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

  private func setUpActions() {
    greetButton.addAction(
      UIAction { [viewModel] _ in viewModel.greet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [viewModel] _ in viewModel.openProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.setFormal(formalSwitch.isOn)
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.setNickname(nicknameField.text ?? "")
      }, for: .editingChanged)
  }

  // MARK: - Binding

  private func bind() {
    nicknameField.text = viewModel.state.nickname
    let states = viewModel.$state
    states.map(\.greeting).map(Optional.some).assign(to: \.text, on: greetingLabel)
      .store(in: &subscriptions)
    states.map(\.count).map(Optional.some).assign(to: \.text, on: countLabel)
      .store(in: &subscriptions)
    states.map(\.isProfileEnabled).assign(to: \.isEnabled, on: profileButton)
      .store(in: &subscriptions)
    states.map(\.isLoading).removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] isLoading in self?.show(isLoading: isLoading) }
      .store(in: &subscriptions)
  }

  private func show(isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }
}
