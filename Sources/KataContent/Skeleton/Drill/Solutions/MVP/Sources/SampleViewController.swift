import SampleContract
import UIKit

/// Lays out its views, reports what happens in them, shows what it is told.
final class SampleViewController: UIViewController {
  var presenter: (any SamplePresenter)?

  private let countLabel = UILabel()
  private let countButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    countButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.didTapCount() }, for: .touchUpInside)
    presenter?.viewIsReady()
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

extension SampleViewController: SampleView {
  func showCount(_ text: String) {
    countLabel.text = text
  }
}
