import UIKit

/// What every solution offers: the app, which begins with its catalogue.
public protocol LibraryScreen {
  /// Makes the catalogue with everything that it needs; the other screens are pushed from it.
  ///
  /// The caller puts it into a navigation controller.
  static func makeScreen(services: LibraryServices) -> UIViewController
}
