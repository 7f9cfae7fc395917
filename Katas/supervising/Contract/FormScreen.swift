import UIKit

/// What every solution offers: the screen.
public protocol FormScreen {
  /// Makes the form for a profile, complete with all parts that it needs.
  static func makeScreen(profile: Profile) -> UIViewController
}
