@_spi(Driving) import UIKit

/// A screen on show, as a person would use it.
@MainActor struct Stage {
  let screen: UIViewController
  let driver: ScreenDriver

  /// Shows the screen and lets everything that it begins come to its end.
  init(_ screen: UIViewController, inNavigation: Bool = false) {
    self.screen = screen
    driver = ScreenDriver(screen, inNavigation: inNavigation)
    driver.settle()
  }

  /// Fails the case unless the view with this identifier shows `text`; `what` ends "The screen should …".
  func shouldShow(
    _ text: String, at identifier: String, _ what: String, by role: Role = .screen,
    on member: String? = nil
  ) throws {
    try role.should(what, on: member, expected: text) { try driver.text(of: identifier) }
  }

  /// Fails the case unless the button or field with this identifier is enabled, or is not.
  func shouldEnable(_ isEnabled: Bool, _ identifier: String, _ what: String) throws {
    try Role.screen.should(what, expected: isEnabled) { try driver.isEnabled(identifier) }
  }
}
