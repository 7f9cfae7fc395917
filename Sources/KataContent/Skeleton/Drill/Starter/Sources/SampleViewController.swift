import SampleContract
import UIKit

final class SampleViewController: UIViewController {
  private let store: any CountStore

  private let countLabel = UILabel()
  private let countButton = UIButton(type: .system)

  init(store: any CountStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    countButton.addAction(
      UIAction { [weak self] _ in self?.didTapCount() }, for: .touchUpInside)
    updateCountLabel()
  }

  private func didTapCount() {
    store.count += 1
    updateCountLabel()
  }

  private func updateCountLabel() {
    switch store.count {
    case 0: countLabel.text = "Not counted yet"
    case 1: countLabel.text = "Counted once"
    default: countLabel.text = "Counted \(store.count) times"
    }
  }

  private func setUpViews() {
    countLabel.accessibilityIdentifier = "count"
    countButton.setTitle("Count", for: .normal)
    let column = UIStackView(arrangedSubviews: [countLabel, countButton])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
