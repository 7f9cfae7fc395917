import UIKit

/// What every solution offers, whatever its pattern: the screen.
public protocol HeaderScreen {
  /// Makes the header of a user, complete with all parts that it needs.
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController
}
