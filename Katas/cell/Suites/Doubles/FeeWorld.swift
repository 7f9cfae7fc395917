import CellContract
@_spi(Driving) import UIKit
import XCTest

extension Role {
  static let row = Role(title: "row", seam: "FeeRows")
  static let content = Role(title: "content", seam: "FeeRows")
}

/// What a row should not get at.
extension ModelKind {
  static let fee = ModelKind("fee", types: [Fee.self]) { $0 is Fee }
}

/// Fees that nobody knows beforehand.
@MainActor struct FeeWorld {
  let values: SeededValues

  init(for test: XCTestCase) {
    values = test.seededValues()
  }

  /// One fee of every sort: paid, small, and one of more than ten euros.
  func fees() -> [Fee] {
    values.shuffled([
      Fee(reason: values.name(), cents: values.number(in: 1_100...9_000), isPaid: true),
      Fee(reason: values.name(), cents: values.number(in: 201...209), isPaid: false),
      Fee(reason: values.name(), cents: values.number(in: 1_100...9_000), isPaid: false),
    ])
  }

  /// What a row shows of a fee.
  static func content(of fee: Fee) -> FeeRowContent {
    let cents = "\(100 + fee.cents % 100)".dropFirst()
    let note = fee.isPaid ? "Paid" : fee.cents > 1_000 ? "Please pay soon" : ""
    return FeeRowContent(title: fee.reason, amount: "€ \(fee.cents / 100).\(cents)", note: note)
  }
}

extension UIView {
  /// The texts of all labels in it, in the order in which they were added; empty ones are left out.
  var texts: [String] {
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return (own + subviews.flatMap(\.texts)).filter { !$0.isEmpty }
  }
}

/// What a label looks like, whatever it says.
struct LabelLook: Equatable {
  let isHidden: Bool
  let alpha: CGFloat
  let colour: UIColor?
  let background: UIColor?
  let font: UIFont?

  @MainActor init(_ label: UILabel) {
    (isHidden, alpha) = (label.isHidden, label.alpha)
    (colour, background, font) = (label.textColor, label.backgroundColor, label.font)
  }
}

extension UIView {
  /// All labels in it, in the order in which they were added.
  var labels: [UILabel] {
    ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labels)
  }
}

extension FeeRowContent {
  /// Made-up texts in place of these, and none where there is none.
  @MainActor func disguised(by values: SeededValues) -> FeeRowContent {
    FeeRowContent(
      title: values.name(), amount: values.word(), note: note.isEmpty ? "" : values.word())
  }

  var texts: [String] { [title, amount, note].filter { !$0.isEmpty } }
}
