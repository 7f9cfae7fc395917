import UIKit

/// What the screen offers.
public protocol DelegatesScreen {
  static func makeScreen() -> UIViewController
}
