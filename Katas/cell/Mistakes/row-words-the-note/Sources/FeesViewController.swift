import CellContract
import UIKit

final class FeesViewController: UIViewController {
  private let fees: [Fee]

  init(fees: [Fee]) {
    self.fees = fees
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = fees.map { fee in
      let row = FeeRow()
      row.show(fee.reason, amount: fee.cents, settled: fee.isPaid)
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}
