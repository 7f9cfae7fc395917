import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let router = GreetingAlertRouter()
    let screen = GreetingViewController(
      viewModel: makeViewModel(router: router, services: services))
    router.source = screen
    return screen
  }
}

extension Solution: GreetingMVVM {
  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    ObservingGreetingViewModel(router: router, session: GreetingSession(services: services))
  }
}
