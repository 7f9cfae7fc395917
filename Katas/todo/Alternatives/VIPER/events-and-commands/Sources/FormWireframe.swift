import UIKit

/// Leads away from the form.
final class FormWireframe: AddItemRouting {
  private weak var screen: UIViewController?

  init(screen: UIViewController) {
    self.screen = screen
  }

  func closeForm() { screen?.presentingViewController?.dismiss(animated: true) }
}
