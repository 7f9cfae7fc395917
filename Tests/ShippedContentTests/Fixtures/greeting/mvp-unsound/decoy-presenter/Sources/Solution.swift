import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = MassiveViewController(services: { services })
    let router = AppRouter()
    router.start(from: screen)
    let nobody = GreetingViewController()
    screen.presenter = makePresenter(view: nobody, router: router, services: services)
    return screen
  }
}

extension Solution: GreetingMVP {
  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    MainGreetingPresenter(view: view, router: router, services: services)
  }
}
