import GreetingContract
import UIKit

enum Solution: GreetingMVP {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingBuilder(services: services).makeScreen()
  }

  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    AppServices.shared = services
    return GreetingScreenPresenter(view: view, router: router, services: services)
  }
}
