import GreetingContract
import UIKit

enum Solution: GreetingMVP {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = GreetingViewController()
    screen.presenter = GreetingScreenPresenter(view: screen, services: services)
    return screen
  }

  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    GreetingScreenPresenter(view: view, services: services)
  }
}
