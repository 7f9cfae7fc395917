import CellContract
import UIKit

final class OldFeeRow: UIView {
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

  private var fee: Fee?

  func configure(with fee: Fee) {
    self.fee = fee
    let content = FeeRowContent(of: fee)
    titleLabel.text = content.title
    amountLabel.text = content.amount
    noteLabel.text = content.note
  }
}
