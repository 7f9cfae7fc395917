import SingletonContract

final class EuroPriceList: PriceList {
  private static var rates: (any RateSource)?

  init(rates: any RateSource) {
    Self.rates = rates
  }

  func price(euros: Int, in currency: String) -> String {
    let rate = Self.rates?.rate(for: currency) ?? 1
    return "\(currency) \(Int((Double(euros) * rate).rounded()))"
  }
}
