import UIKit

/// What every solution offers: the screen.
public protocol ShelfScreen {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen(library: any Library) -> UIViewController
}
