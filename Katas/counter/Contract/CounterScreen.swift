import UIKit

/// What every solution offers: the screen.
public protocol CounterScreen {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen(store: any CountStore) -> UIViewController
}
