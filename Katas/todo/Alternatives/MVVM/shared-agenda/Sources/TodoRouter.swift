import UIKit

/// Presents what `makeForm` makes; knows no screen by its class.
final class ModalRouter: TodoRouting {
  weak var screen: UIViewController?
  private let makeForm: (_ close: @escaping () -> Void) -> UIViewController

  init(makeForm: @escaping (_ close: @escaping () -> Void) -> UIViewController) {
    self.makeForm = makeForm
  }

  func showForm() {
    let form = makeForm { [weak self] in self?.screen?.dismiss(animated: true) }
    screen?.present(UINavigationController(rootViewController: form), animated: true)
  }
}
