import SingletonContract

/// Needs no more of a source than one function.
final class EuroPriceList: PriceList {
  private let rate: (String) -> Double

  init(rate: @escaping (String) -> Double) {
    self.rate = rate
  }

  func price(euros: Int, in currency: String) -> String {
    "\(currency) \(Int((Double(euros) * rate(currency)).rounded()))"
  }
}
