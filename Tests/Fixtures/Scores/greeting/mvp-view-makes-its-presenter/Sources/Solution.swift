import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingViewController(services: services)
  }
}

extension Solution: GreetingMVP {
  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    GreetingPresenterImpl(view: view, router: router, services: services)
  }
}
