import CellContract
import UIKit

enum Solution: FeeRows {
  static func makeScreen(fees: [Fee]) -> UIViewController {
    FeesViewController(fees: fees)
  }

  static func makeContent(of fee: Fee) -> FeeRowContent {
    FeeRowContent(of: fee)
  }

  static func makeRow(showing content: FeeRowContent) -> UIView {
    let row = FeeRow()
    row.show(content)
    return row
  }
}
