import UIKit
import UsernameContract

enum Solution: UsernameMVVM {
  static func makeScreen(store: any AccountStore) -> UIViewController {
    UsernameViewController(store: store, viewModel: makeViewModel(store: store))
  }

  static func makeViewModel(store: any AccountStore) -> any UsernameViewModel {
    NameModel(store: store)
  }
}
