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
  }

  func configure(reason: String, cents: Int, isPaid: Bool) {
    titleLabel.text = reason
    amountLabel.text = FeeRowContent.amount(of: cents)
    noteLabel.text = FeeRowContent.note(of: cents, isPaid: isPaid)
  }
}
