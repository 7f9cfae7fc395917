import SingletonContract
import UIKit

enum Solution: PriceInjection {
  /// The only place that names the shared instance.
  static func makeScreen(euros: Int) -> UIViewController {
    makeScreen(euros: euros, rates: BankRates.shared)
  }

  static func makeScreen(euros: Int, rates: any RateSource) -> UIViewController {
    PriceViewController(euros: euros, list: makeList(rates: rates))
  }

  static func makeList(rates: any RateSource) -> any PriceList {
    EuroPriceList(rates: rates)
  }
}
