import UIKit

/// Makes the form, presents it, and closes it.
final class TodoRouter: TodoRouting {
  weak var screen: UIViewController?
  private let form: AddItemModule

  init(form: AddItemModule) {
    self.form = form
  }

  func showForm(reportingTo output: any AddItemModuleOutput) {
    let form = form.makeScreen(router: self, output: output)
    screen?.present(UINavigationController(rootViewController: form), animated: true)
  }
}

extension TodoRouter: AddItemRouting {
  func closeForm() { screen?.dismiss(animated: true) }
}
