import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let viewController = GreetingViewController(
      repository: NicknameRepository(store: services.store))
    let router = AppRouter()
    router.start(from: viewController)
    viewController.presenter = makePresenter(
      view: viewController, router: router, services: services)
    return viewController
  }
}

extension Solution: GreetingMVP {
  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    MainGreetingPresenter(view: view, router: router, services: services)
  }
}
