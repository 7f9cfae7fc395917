import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingModule(services: services).makeScreen()
  }
}

extension Solution: GreetingVIPER {
  static func makeInteractor(services: GreetingServices) -> any GreetingInteractor {
    GreetingModule(services: services).makeInteractor()
  }

  static func makePresenter(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) -> any GreetingPresenter & GreetingInteractorOutput {
    GreetingModule.makePresenter(view: view, interactor: interactor, router: router)
  }
}
