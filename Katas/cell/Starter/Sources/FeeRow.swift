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

  func configure(with fee: Fee) {
    titleLabel.text = fee.reason
    let rest = fee.cents % 100
    amountLabel.text = "€ \(fee.cents / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
    noteLabel.text = fee.isPaid ? "Paid" : (fee.cents > 1_000 ? "Please pay soon" : "")
  }
}
