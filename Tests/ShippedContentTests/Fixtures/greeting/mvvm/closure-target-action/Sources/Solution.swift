import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let router = DefaultGreetingRouter()
    let screen = GreetingViewController(
      viewModel: makeViewModel(router: router, services: services))
    router.screen = screen
    return screen
  }
}

extension Solution: GreetingMVVM {
  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    DefaultGreetingViewModel(router: router, services: services)
  }
}
