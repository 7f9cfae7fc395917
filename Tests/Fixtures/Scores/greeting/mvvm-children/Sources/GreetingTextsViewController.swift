import GreetingContract
import UIKit

/// The upper half: what is said.
final class GreetingTextsViewController: UIViewController {
  private let viewModel: any GreetingViewModel
  private let greetingLabel = UILabel()
  private let countLabel = UILabel()

  init(viewModel: any GreetingViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This screen is built in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel.font = .systemFont(ofSize: 24)
    greetingLabel.textAlignment = .center
    greetingLabel.numberOfLines = 0
    greetingLabel.accessibilityIdentifier = "greeting"
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .center
    countLabel.accessibilityIdentifier = "count"
    let column = UIStackView(arrangedSubviews: [greetingLabel, countLabel])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func show(_ state: GreetingState) {
    greetingLabel.text = state.greeting
    switch state.count {
    case "0": countLabel.text = "Not greeted yet"
    case "1": countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(state.count) times"
    }
  }
}
