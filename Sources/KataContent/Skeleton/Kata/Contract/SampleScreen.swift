import UIKit

/// What every solution offers, whatever its pattern: the screen.
public protocol SampleScreen {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen(services: SampleServices) -> UIViewController
}
