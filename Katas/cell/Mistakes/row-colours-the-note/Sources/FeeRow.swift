import CellContract
import UIKit

final class FeeRow: UIView {
  private let titleLabel = UILabel()
  private let amountLabel = UILabel()
  private let noteLabel = UILabel()

  init() {
    super.init(frame: .zero)
    titleLabel.accessibilityIdentifier = "title"
    amountLabel.accessibilityIdentifier = "amount"
    noteLabel.accessibilityIdentifier = "note"
    noteLabel.textColor = .secondaryLabel
    let column = UIStackView(arrangedSubviews: [titleLabel, amountLabel, noteLabel])
    column.axis = .vertical
    addSubview(column)
  }

  required init?(coder: NSCoder) {
    fatalError("This row is built in code.")
  }

  func show(_ content: FeeRowContent) {
    titleLabel.text = content.title
    amountLabel.text = content.amount
    noteLabel.text = content.note
    noteLabel.textColor = content.note.hasPrefix("Please") ? .systemRed : .secondaryLabel
  }
}
