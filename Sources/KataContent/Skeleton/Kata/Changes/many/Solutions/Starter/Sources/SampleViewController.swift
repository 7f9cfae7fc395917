import SampleContract
import UIKit

final class SampleViewController: UIViewController {
  private let services: SampleServices

  private let countLabel = UILabel()
  private let countButton = UIButton(type: .system)

  init(services: SampleServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    countLabel.textAlignment = .center
    countLabel.accessibilityIdentifier = "count"
    countButton.setTitle("Count", for: .normal)
    countButton.accessibilityIdentifier = "tap"
    countButton.addAction(
      UIAction { [weak self] _ in self?.didTapCount() }, for: .touchUpInside)

    let column = UIStackView(arrangedSubviews: [countLabel, countButton])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    updateCountLabel()
  }

  private func didTapCount() {
    let count = services.store.integer(forKey: "sample.count") + 1
    services.store.setInteger(count, forKey: "sample.count")
    updateCountLabel()
  }

  private func updateCountLabel() {
    let count = services.store.integer(forKey: "sample.count")
    switch count {
    case 0: countLabel.text = "Not counted yet"
    case 1: countLabel.text = "Counted once"
    case 2..<100: countLabel.text = "Counted \(count) times"
    case 100..<1000: countLabel.text = "Counted many times"
    default: countLabel.text = "Counted far too often"
    }
  }
}
