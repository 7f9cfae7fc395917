import UIKit

/// What every solution offers: the screen.
public protocol ProfileScreen {
  /// Makes the form for a profile, complete with all parts that it needs.
  static func makeScreen(profile: Profile, services: ProfileServices) -> UIViewController
}
