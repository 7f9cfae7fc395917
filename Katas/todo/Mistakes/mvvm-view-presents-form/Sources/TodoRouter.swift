import UIKit

/// Makes the form, presents it, and closes it.
final class TodoRouter: TodoRouting {
  weak var screen: UIViewController?
  private let form: AddItemBuilder

  init(form: AddItemBuilder) {
    self.form = form
  }

  func makeForm(didAdd: @escaping () -> Void) -> UIViewController {
    UINavigationController(
      rootViewController: form.makeScreen(router: self, didAdd: didAdd))
  }
}

extension TodoRouter: AddItemRouting {
  func closeForm() { screen?.dismiss(animated: true) }
}
