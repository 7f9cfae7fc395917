/// Knows what a euro costs in other currencies.
public protocol RateSource: AnyObject {
  /// How many units of a currency, such as "USD", one euro is worth.
  func rate(for currency: String) -> Double
}
