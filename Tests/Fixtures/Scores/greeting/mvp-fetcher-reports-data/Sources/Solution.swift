import GreetingContract
import UIKit

enum Solution {}

extension Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingAssembly.assemble(services)
  }
}

extension Solution: GreetingMVP {
  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    MainPresenter(view: view, router: router, services: services)
  }
}
