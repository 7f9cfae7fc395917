import UIKit

/// The wireframe of the list: presents the form, which closes itself through a wireframe of its own.
final class ListWireframe: TodoRouting {
  private weak var screen: UIViewController?
  private weak var formOutput: (any AddItemModuleOutput)?
  private let form: AddItemModule

  init(screen: UIViewController, form: AddItemModule, formOutput: any AddItemModuleOutput) {
    self.screen = screen
    self.form = form
    self.formOutput = formOutput
  }

  func showForm() {
    let form = UINavigationController(rootViewController: form.makeScreen(output: formOutput))
    screen?.present(form, animated: true)
  }
}
