import GreetingContract
import UIKit

enum Solution: GreetingVIPER {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingModule(services: services).makeScreen()
  }

  static func makeInteractor(services: GreetingServices) -> any GreetingInteractor {
    GreetingScreenInteractor(services: services)
  }

  static func makePresenter(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) -> any GreetingPresenter & GreetingInteractorOutput {
    GreetingScreenPresenter(view: view, interactor: interactor, router: router)
  }
}
