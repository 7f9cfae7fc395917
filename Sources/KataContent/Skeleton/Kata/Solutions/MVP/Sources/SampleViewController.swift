import SampleContract
import UIKit

/// The screen: lays out its views, reports what happens in them, shows what it is told.
final class SampleViewController: UIViewController {
  var presenter: (any SamplePresenter)?

  private let countLabel = UILabel()
  private let countButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    countLabel.textAlignment = .center
    countLabel.accessibilityIdentifier = "count"
    countButton.setTitle("Count", for: .normal)
    countButton.accessibilityIdentifier = "tap"
    countButton.addAction(
      UIAction { [weak self] _ in self?.presenter?.didTapCount() }, for: .touchUpInside)

    let column = UIStackView(arrangedSubviews: [countLabel, countButton])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    presenter?.viewIsReady()
  }
}

extension SampleViewController: SampleView {
  func showCount(_ text: String) {
    countLabel.text = text
  }
}
