import SingletonContract
@_spi(Driving) import UIKit
import XCTest

extension Role {
  static let list = Role(title: "price list", seam: "PriceList")
}

/// Rates that the suite has chosen.
@MainActor final class RateStub: RateSource {
  var rate: Double

  init(_ rate: Double) {
    self.rate = rate
  }

  func rate(for currency: String) -> Double { rate }
}

extension PriceList {
  /// What 100 euros cost, which reads as a rate.
  var hundred: String { price(euros: 100, in: "USD") }
}
