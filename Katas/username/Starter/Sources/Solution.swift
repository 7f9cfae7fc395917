import UIKit
import UsernameContract

enum Solution: UsernameScreen {
  static func makeScreen(store: any AccountStore) -> UIViewController {
    UsernameViewController(store: store)
  }
}
