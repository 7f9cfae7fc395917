import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let router = DefaultGreetingRouter()
    let screen = GreetingViewController(router: router, services: services)
    router.screen = screen
    return screen
  }
}

extension Solution: GreetingMVVM {
  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    GreetingViewController(router: router, services: services)
  }
}
