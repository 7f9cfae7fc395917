/// Says what something costs.
public protocol PriceList: AnyObject {
  /// The price in a currency, in whole units, such as "USD 12".
  func price(euros: Int, in currency: String) -> String
}
