import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = GreetingViewController()
    let router = GreetingScreenRouter(services: services)
    router.screen = screen
    router.view = screen
    screen.presenter = GreetingScreenPresenter(router: router)
    return screen
  }
}
