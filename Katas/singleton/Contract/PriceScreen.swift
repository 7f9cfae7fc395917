import UIKit

/// What every solution offers: the screen, as the app makes it.
public protocol PriceScreen {
  /// Makes the screen of something that costs so many euros; it works with the bank's rates.
  static func makeScreen(euros: Int) -> UIViewController
}
