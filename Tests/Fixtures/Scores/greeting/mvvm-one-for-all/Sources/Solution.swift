import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    Session.shared.services = services
    return GreetingViewController()
  }
}
