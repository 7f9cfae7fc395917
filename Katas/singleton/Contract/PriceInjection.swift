import UIKit

/// The seam: a solution that conforms takes the rates from whoever makes its parts.
public protocol PriceInjection: PriceScreen {
  /// Makes a price list that works with these rates.
  static func makeList(rates: any RateSource) -> any PriceList
  /// Makes the screen with these rates in place of the bank's.
  static func makeScreen(euros: Int, rates: any RateSource) -> UIViewController
}
