import UIKit

/// Makes the form, presents it, and closes it.
final class TodoRouter: TodoRouting {
  weak var screen: UIViewController?
  private let form: AddItemBuilder

  init(form: AddItemBuilder) {
    self.form = form
  }

  func showForm(for delegate: any AddItemDelegate) {
    let form = form.makeScreen(router: self, delegate: delegate)
    screen?.present(UINavigationController(rootViewController: form), animated: true)
  }
}

extension TodoRouter: AddItemRouting {
  func closeForm() { screen?.dismiss(animated: true) }
}
