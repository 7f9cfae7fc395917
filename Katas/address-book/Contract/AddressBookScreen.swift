import UIKit

/// What every solution offers, whatever its pattern: the screen.
public protocol AddressBookScreen {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen(services: AddressServices) -> UIViewController
}
