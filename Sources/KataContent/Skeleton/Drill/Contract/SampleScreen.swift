import UIKit

/// What every solution offers: the screen.
public protocol SampleScreen {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen(store: any CountStore) -> UIViewController
}
