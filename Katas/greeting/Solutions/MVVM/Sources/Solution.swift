import GreetingContract
import UIKit

enum Solution: GreetingMVVM {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingBuilder(services: services).makeScreen()
  }

  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    GreetingScreenModel(router: router, services: services)
  }
}
