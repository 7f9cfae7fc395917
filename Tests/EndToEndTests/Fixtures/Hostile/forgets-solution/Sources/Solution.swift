import GreetingContract
import UIKit

enum Answer: GreetingMVP {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = GreetingViewController()
    let router = GreetingScreenRouter(screen: screen)
    screen.presenter = makePresenter(view: screen, router: router, services: services)
    return screen
  }

  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    GreetingScreenPresenter(view: view, router: router, services: services)
  }
}
