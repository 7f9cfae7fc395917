import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  var onReady: () -> Void = {}
  var onGreet: () -> Void = {}
  var onProfile: () -> Void = {}
  var onFormal: () -> Void = {}
  var onNickname: () -> Void = {}

  let greetingLabel = UILabel()
  let countLabel = UILabel()
  let nicknameField = UITextField()
  let formalLabel = UILabel()
  let formalSwitch = UISwitch()
  let greetButton = UIButton(type: .system)
  let profileButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    onReady()
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
      UIAction { [weak self] _ in self?.onGreet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.onProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in self?.onFormal() }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in self?.onNickname() }, for: .editingChanged)
  }
}
