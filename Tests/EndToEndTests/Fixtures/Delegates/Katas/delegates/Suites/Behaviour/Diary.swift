@_spi(Driving) import UIKit
import XCTest

/// Notes what a delegate is asked and told, in order.
@MainActor class Diary: NSObject {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What was noted since the last time.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension ScreenDriver {
  /// Shows a view alone on a screen, which it fills.
  static func showing(_ view: UIView, named name: String) -> ScreenDriver {
    let screen = UIViewController()
    view.frame = screen.view.bounds
    view.accessibilityIdentifier = name
    screen.view.addSubview(view)
    return ScreenDriver(screen)
  }
}
