import UIKit

/// Closes a page.
final class WebPageRouter: ScreenRouter, WebPageRouting {
  weak var screen: UIViewController?

  func close() {
    screen?.dismiss(animated: true)
  }
}
