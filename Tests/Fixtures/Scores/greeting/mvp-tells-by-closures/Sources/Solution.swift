import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let logic = GreetingLogic(services: services)
    return GreetingViewController(logic: logic, log: services.log)
  }
}
