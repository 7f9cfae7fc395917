import PracticeHomeContract
import UIKit

/// A caption, rows and a message, as two of the page's subviews look.
final class SectionView: UIStackView {
  let captionLabel = UILabel()
  var onSelect: ((HomeRow) -> Void)?
  private let rowsView = UIStackView()
  private let messageLabel = UILabel()
  private let prefix: String

  /// - Parameter prefix: Begins the accessibility identifiers of rows, as in `subject-7`.
  init(prefix: String, messageIdentifier: String) {
    self.prefix = prefix
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    captionLabel.font = .boldSystemFont(ofSize: 20)
    rowsView.axis = .vertical
    rowsView.spacing = 8
    messageLabel.textColor = .secondaryLabel
    messageLabel.numberOfLines = 0
    messageLabel.accessibilityIdentifier = messageIdentifier
    for part in [captionLabel, rowsView, messageLabel] { addArrangedSubview(part) }
  }

  required init(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  func show(_ rows: [HomeRow], message: String) {
    for view in rowsView.arrangedSubviews { view.removeFromSuperview() }
    for row in rows { rowsView.addArrangedSubview(makeRow(row)) }
    messageLabel.text = message
    messageLabel.isHidden = message.isEmpty
  }

  private func makeRow(_ row: HomeRow) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(row.title, for: .normal)
    button.accessibilityIdentifier = "\(prefix)-\(row.id)"
    button.addAction(
      UIAction { [weak self] _ in self?.onSelect?(row) }, for: .touchUpInside)
    let detailLabel = UILabel()
    detailLabel.text = row.detail
    detailLabel.textColor = .secondaryLabel
    detailLabel.textAlignment = .center
    detailLabel.accessibilityIdentifier = "\(prefix)-\(row.id)-detail"
    let view = UIStackView(arrangedSubviews: [button, detailLabel])
    view.axis = .vertical
    return view
  }
}
