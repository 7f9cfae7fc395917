import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screenView = GreetingScreenView()
    let router = ClosureRouter()
    let container = GreetingContainer(
      screenView: screenView,
      presenter: makePresenter(view: screenView, router: router, services: services))
    router.stage = { [weak container] in container }
    return container
  }
}

extension Solution: GreetingMVP {
  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    MachinePresenter(view: view, router: router, services: services)
  }
}
