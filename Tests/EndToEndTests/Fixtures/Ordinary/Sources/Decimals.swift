import Foundation

struct Money27: Hashable, Codable {
  var amount: Decimal
  static let zero = Money27(amount: 0)
  func plus(_ o: Money27) -> Money27 { .init(amount: amount + o.amount) }
  func rounded() -> Decimal {
    var r = Decimal()
    var a = amount
    _ = (r, a)
    a = 1
    r = 2
    return a * r
  }
  func ns() -> Double { NSDecimalNumber(decimal: amount).doubleValue }
  func r2() -> NSDecimalNumber {
    NSDecimalNumber(decimal: amount).rounding(
      accordingToBehavior: NSDecimalNumberHandler(
        roundingMode: .bankers, scale: 2, raiseOnExactness: false, raiseOnOverflow: false,
        raiseOnUnderflow: false, raiseOnDivideByZero: false))
  }
}
