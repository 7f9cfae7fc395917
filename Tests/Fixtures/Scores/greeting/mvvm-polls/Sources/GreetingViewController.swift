import Dispatch
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let feed: any PersonFeed
  private let viewModel: GreetingScreenModel
  private let wording = GreetingWording()
  private var subscription: (any FeedSubscription)?

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: GreetingScreenModel, feed: any PersonFeed) {
    self.viewModel = viewModel
    self.feed = feed
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
    nicknameField.text = viewModel.nickname
    subscription = feed.subscribe { [weak self] person in
      self?.viewModel.take(person)
      self?.refresh()
    }
    refresh()
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
        viewModel.setFormal(formalSwitch.isOn)
        refresh()
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        viewModel.setNickname(nicknameField.text ?? "")
        refresh()
      }, for: .editingChanged)
  }

  private func didTapGreet() {
    viewModel.greet()
    poll()
  }

  private func poll() {
    refresh()
    guard viewModel.isLoading else {
      if let failure = viewModel.failure { showFailure(wording.failure(failure)) }
      return
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.poll() }
  }

  private func refresh() {
    greetingLabel.text = viewModel.greeting
    countLabel.text = viewModel.count
    greetButton.isEnabled = !viewModel.isLoading
    profileButton.isEnabled = viewModel.person != nil
    if viewModel.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  private func didTapProfile() {
    guard let profile = viewModel.profile() else { return }
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  private func showFailure(_ message: String) {
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.didTapGreet() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
