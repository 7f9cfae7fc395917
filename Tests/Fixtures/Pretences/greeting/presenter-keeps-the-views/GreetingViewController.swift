import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let presenter: GreetingPresenter

  init(services: GreetingServices) {
    presenter = GreetingPresenter(services: services)
    super.init(nibName: nil, bundle: nil)
    presenter.screen = self
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
    presenter.setUpActions()
    presenter.start()
  }

  func setUpViews() {
    presenter.greetingLabel.font = .systemFont(ofSize: 24)
    presenter.greetingLabel.textAlignment = .center
    presenter.greetingLabel.numberOfLines = 0
    presenter.greetingLabel.accessibilityIdentifier = "greeting"
    presenter.countLabel.textColor = .secondaryLabel
    presenter.countLabel.textAlignment = .center
    presenter.countLabel.accessibilityIdentifier = "count"
    presenter.nicknameField.placeholder = "Nickname"
    presenter.nicknameField.borderStyle = .roundedRect
    presenter.nicknameField.accessibilityIdentifier = "nickname"
    presenter.formalLabel.text = "Formal"
    presenter.formalSwitch.accessibilityIdentifier = "formal"
    presenter.greetButton.setTitle("Greet", for: .normal)
    presenter.greetButton.accessibilityIdentifier = "greet"
    presenter.profileButton.setTitle("Profile", for: .normal)
    presenter.profileButton.accessibilityIdentifier = "profile"
    presenter.spinner.hidesWhenStopped = true
    presenter.spinner.accessibilityIdentifier = "loading"
  }

  func setUpLayout() {
    let formalRow = UIStackView(arrangedSubviews: [presenter.formalLabel, presenter.formalSwitch])
    formalRow.axis = .horizontal
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      presenter.greetingLabel, presenter.countLabel, presenter.nicknameField, formalRow,
      presenter.greetButton, presenter.profileButton, presenter.spinner,
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
