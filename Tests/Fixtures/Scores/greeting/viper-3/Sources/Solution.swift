import GreetingContract
import UIKit

enum Solution: GreetingVIPER {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = GreetingViewController()
    let interactor = GreetingScreenInteractor(services: services)
    let presenter = GreetingScreenPresenter(view: screen, interactor: interactor)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }

  static func makeInteractor(services: GreetingServices) -> any GreetingInteractor {
    GreetingScreenInteractor(services: services)
  }

  static func makePresenter(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) -> any GreetingPresenter & GreetingInteractorOutput {
    GreetingScreenPresenter(view: view, interactor: interactor)
  }
}
