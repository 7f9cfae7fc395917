import UIKit
import UsernameContract

enum Solution {}

extension Solution: UsernameMVVM {
  static func makeViewModel(store: any AccountStore) -> any UsernameViewModel {
    ReaderNames(of: store)
  }

  static func makeScreen(store: any AccountStore) -> UIViewController {
    let names = makeViewModel(store: store)
    let controller = UsernameViewController()
    controller.save = { names.rename(to: $0) }
    controller.remove = names.removeName
    controller.current = { names.state }
    names.onChange = { [weak controller] _ in controller?.refresh() }
    controller.viewModel = names
    return controller
  }
}
