import GreetingContract
import UIKit

enum Solution: GreetingVIPER {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let viewController = ViewController()
    let router = Router()
    let interactor = makeInteractor(services: services)
    let presenter = makePresenter(view: viewController, interactor: interactor, router: router)
    router.viewController = viewController
    interactor.output = presenter
    viewController.presenter = presenter
    return viewController
  }

  static func makeInteractor(services: GreetingServices) -> any GreetingInteractor {
    Interactor(services: services)
  }

  static func makePresenter(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) -> any GreetingPresenter & GreetingInteractorOutput {
    Presenter(view: view, interactor: interactor, router: router)
  }
}
