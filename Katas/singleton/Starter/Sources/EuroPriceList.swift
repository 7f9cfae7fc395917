import SingletonContract

final class EuroPriceList: PriceList {
  func price(euros: Int, in currency: String) -> String {
    let rate = BankRates.shared.rate(for: currency)
    return "\(currency) \(Int((Double(euros) * rate).rounded()))"
  }
}
