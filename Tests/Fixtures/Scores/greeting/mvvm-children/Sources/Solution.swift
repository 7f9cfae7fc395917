import GreetingContract
import UIKit

enum Solution: GreetingMVVM {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let router = GreetingWay()
    let model = GreetingMainModel(router: router, services: services)
    let screen = GreetingViewController(viewModel: model)
    router.screen = screen
    return screen
  }

  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    GreetingMainModel(router: router, services: services)
  }
}
