import GreetingContract
import UIKit

final class ViewController: UIViewController {
  var presenter: (any GreetingPresenter)?

  private let greeting = identified(UILabel(), "greeting")
  private let count = identified(UILabel(), "count")
  private let nickname = identified(UITextField(), "nickname")
  private let formal = identified(UISwitch(), "formal")
  private let greet = identified(UIButton(type: .system), "greet")
  private let profile = identified(UIButton(type: .system), "profile")
  private let spinner = identified(UIActivityIndicatorView(style: .medium), "loading")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpControls()
    setUpLayout()
    setUpActions()
    presenter?.viewIsReady()
  }

  private func setUpControls() {
    greeting.font = .systemFont(ofSize: 24)
    greeting.textAlignment = .center
    greeting.numberOfLines = 0
    count.textColor = .secondaryLabel
    count.textAlignment = .center
    nickname.placeholder = "Nickname"
    nickname.borderStyle = .roundedRect
    greet.setTitle("Greet", for: .normal)
    profile.setTitle("Profile", for: .normal)
    profile.isEnabled = false
    spinner.hidesWhenStopped = true
  }

  private func setUpLayout() {
    let formalLabel = UILabel()
    formalLabel.text = "Formal"
    let formalRow = UIStackView(arrangedSubviews: [formalLabel, formal])
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      greeting, count, nickname, formalRow, greet, profile, spinner,
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
    on(greet, .touchUpInside) { $0.presenter?.didTapGreet() }
    on(profile, .touchUpInside) { $0.presenter?.didTapProfile() }
    on(formal, .valueChanged) { $0.presenter?.didSwitchFormal(to: $0.formal.isOn) }
    on(nickname, .editingChanged) { $0.presenter?.didEnterNickname($0.nickname.text ?? "") }
  }

  private func on(
    _ control: UIControl, _ event: UIControl.Event, do work: @escaping (ViewController) -> Void
  ) {
    control.addAction(UIAction { [weak self] _ in self.map(work) }, for: event)
  }

  private static func identified<View: UIView>(_ view: View, _ identifier: String) -> View {
    view.accessibilityIdentifier = identifier
    return view
  }
}

// MARK: - GreetingView

extension ViewController: GreetingView {
  func showGreeting(_ text: String) {
    greeting.text = text
  }

  func showCount(_ text: String) {
    count.text = text
  }

  func showNickname(_ text: String) {
    nickname.text = text
  }

  func showLoading(_ isLoading: Bool) {
    greet.isEnabled = !isLoading
    isLoading ? spinner.startAnimating() : spinner.stopAnimating()
  }

  func enableProfile(_ isEnabled: Bool) {
    profile.isEnabled = isEnabled
  }
}
