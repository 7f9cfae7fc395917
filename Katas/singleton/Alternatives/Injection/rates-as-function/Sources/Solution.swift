import SingletonContract
import UIKit

enum Solution {}

extension Solution: PriceInjection {
  static func makeList(rates: any RateSource) -> any PriceList {
    EuroPriceList(rate: rates.rate)
  }

  static func makeScreen(euros: Int, rates: any RateSource) -> UIViewController {
    PriceViewController { [list = makeList(rates: rates)] in list.price(euros: euros, in: $0) }
  }

  static func makeScreen(euros: Int) -> UIViewController {
    makeScreen(euros: euros, rates: BankRates.shared)
  }
}
