import UIKit

/// What every solution offers: the screen.
public protocol UsernameScreen {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen(store: any AccountStore) -> UIViewController
}
