import GreetingContract
import UIKit

/// Puts the halves together, and hears what happens in the lower one.
final class GreetingViewController: UIViewController {
  private let viewModel: any GreetingViewModel
  private let texts: GreetingTextsViewController
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: any GreetingViewModel) {
    self.viewModel = viewModel
    texts = GreetingTextsViewController(viewModel: viewModel)
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
    nicknameField.text = viewModel.state.nickname
    viewModel.onChange = { [weak self] in self?.show($0) }
    show(viewModel.state)
  }

  private func show(_ state: GreetingState) {
    texts.show(state)
    profileButton.isEnabled = state.isProfileEnabled
    greetButton.isEnabled = !state.isLoading
    if state.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func setUpViews() {
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
    addChild(texts)
    let formalRow = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    formalRow.axis = .horizontal
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      texts.view, nicknameField, formalRow, greetButton, profileButton, spinner,
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
    texts.didMove(toParent: self)
  }

  private func setUpActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.greet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.openProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.viewModel.setFormal(self.formalSwitch.isOn)
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.viewModel.setNickname(self.nicknameField.text ?? "")
      }, for: .editingChanged)
  }
}
