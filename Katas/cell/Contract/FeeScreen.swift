import UIKit

/// What every solution offers: the screen.
public protocol FeeScreen {
  /// Makes a screen that lists the fees, one below the other.
  static func makeScreen(fees: [Fee]) -> UIViewController
}
