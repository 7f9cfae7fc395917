import UIKit

/// What every solution offers: the page.
public protocol PracticeHomeScreen {
  /// Makes the page, complete with all parts that it needs.
  static func makeScreen(services: PracticeServices) -> UIViewController
}
