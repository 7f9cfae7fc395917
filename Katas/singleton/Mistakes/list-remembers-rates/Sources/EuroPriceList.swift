import SingletonContract

final class EuroPriceList: PriceList {
  private let rates: any RateSource
  private var known: [String: Double] = [:]

  init(rates: any RateSource) {
    self.rates = rates
  }

  func price(euros: Int, in currency: String) -> String {
    let rate = known[currency] ?? rates.rate(for: currency)
    known[currency] = rate
    return "\(currency) \(Int((Double(euros) * rate).rounded()))"
  }
}
