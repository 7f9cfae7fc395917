import SingletonContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it, with the bank's rates.
@MainActor final class PriceBehaviourTests: XCTestCase {
  /// The screen shows the price in dollars first, and then in the currency that was tapped.
  func testShowsThePriceInACurrency() throws {
    let solution = try solution(as: (any PriceScreen.Type).self)
    let values = seededValues()
    let euros = values.number(in: 100...900)
    let stage = Stage(solution.makeScreen(euros: euros))
    try stage.shouldShow(price(euros, "USD"), at: "price", "open with the price in dollars")
    for currency in values.shuffled(["GBP", "JPY", "USD"]) {
      try stage.driver.tap(currency)
      try stage.shouldShow(price(euros, currency), at: "price", "show the price in \(currency)")
    }
  }

  private func price(_ euros: Int, _ currency: String) -> String {
    let rate = BankRates.shared.rates[currency] ?? 1
    return "\(currency) \(Int((Double(euros) * rate).rounded()))"
  }
}
