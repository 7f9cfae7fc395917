import UIKit

/// Closes a page, and passes on what nearly all screens ask.
class WebPageRouter {
  weak var screen: UIViewController? {
    didSet { root.screen = screen }
  }
  private let root = RootRouter()

  func close() { screen?.dismiss(animated: true) }
  func showActivity() { root.showActivity() }
  func hideActivity() { root.hideActivity() }
  func showFailure(_ message: String, retry: (() -> Void)?) {
    root.showFailure(message, retry: retry)
  }
}
