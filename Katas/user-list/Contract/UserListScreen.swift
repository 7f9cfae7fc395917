import UIKit

/// What every solution offers, whatever its pattern: the list.
public protocol UserListScreen {
  /// Makes the list, complete with all parts that it needs.
  static func makeScreen(services: UserListServices) -> UIViewController
}
