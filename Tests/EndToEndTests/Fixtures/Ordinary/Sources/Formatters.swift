import Foundation

final class Formatters02 {
  lazy var price: NumberFormatter = {
    let f = NumberFormatter()
    f.numberStyle = .currency
    f.currencyCode = "EUR"
    f.maximumFractionDigits = 2
    f.locale = Locale(identifier: "de_DE")
    return f
  }()
  lazy var iso: ISO8601DateFormatter = {
    let f = ISO8601DateFormatter()
    f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return f
  }()
  let bytes = ByteCountFormatter()
  func text(_ v: Double) -> String { price.string(from: NSNumber(value: v)) ?? "-" }
  func text(_ v: Decimal) -> String { price.string(from: v as NSDecimalNumber) ?? "-" }
  func size(_ n: Int) -> String { bytes.string(fromByteCount: Int64(n)) }
}
