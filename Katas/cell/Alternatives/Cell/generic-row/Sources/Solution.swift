import CellContract
import UIKit

enum Solution {}

extension Solution: FeeRows {
  static func makeContent(of fee: Fee) -> FeeRowContent { FeeFormat().content(of: fee) }

  static func makeRow(showing content: FeeRowContent) -> UIView {
    TextsRow(texts: [
      ("title", content.title), ("amount", content.amount), ("note", content.note),
    ])
  }

  static func makeScreen(fees: [Fee]) -> UIViewController {
    FeesViewController(rows: fees.map(makeContent).map(makeRow))
  }
}
