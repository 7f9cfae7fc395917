import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingCoordinator(services: services).makeScreen()
  }
}

extension Solution: GreetingMVVM {
  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    AsyncGreetingViewModel(router: router, services: services)
  }
}
