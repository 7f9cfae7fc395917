import TodoContract
import UIKit

enum Solution: TodoScreen {
  static func makeScreen(services: TodoServices) -> UIViewController {
    TodoListViewController(services: services)
  }
}
