import GreetingContract
import UIKit

enum Solution: GreetingMVVM {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingViewController(viewModel: GreetingScreenModel(services: services))
  }

  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    GreetingScreenModel(services: services)
  }
}
