import UIKit
import UserListContract

enum Solution: UserListScreen {
  static func makeScreen(services: UserListServices) -> UIViewController {
    UserListViewController(services: services)
  }
}
