import UIKit

/// The seam: a solution that conforms says how content comes out of a fee, and a row out of content.
public protocol FeeRows: FeeScreen {
  /// Formats what a row shows of a fee.
  static func makeContent(of fee: Fee) -> FeeRowContent
  /// Makes the row that the screen uses too.
  static func makeRow(showing content: FeeRowContent) -> UIView
}
