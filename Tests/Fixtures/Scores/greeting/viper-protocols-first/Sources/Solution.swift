import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = GreetingViewController(services: services)
    let router = GreetingScreenRouter()
    router.screen = screen
    screen.presenter = GreetingScreenPresenter(
      view: screen, interactor: GreetingScreenInteractor(), router: router)
    return screen
  }
}
