import UIKit

/// What every solution offers: the screen.
public protocol TemperatureScreen {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen() -> UIViewController
}
