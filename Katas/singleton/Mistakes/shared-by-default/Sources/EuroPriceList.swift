import SingletonContract

final class EuroPriceList: PriceList {
  private let rates: any RateSource

  init(rates: any RateSource = BankRates.shared) {
    self.rates = rates
  }

  func price(euros: Int, in currency: String) -> String {
    let rate = rates.rate(for: currency)
    return "\(currency) \(Int((Double(euros) * rate).rounded()))"
  }
}
