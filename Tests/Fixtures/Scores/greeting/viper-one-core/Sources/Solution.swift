import GreetingContract
import UIKit

enum Solution: GreetingVIPER {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let view = GreetingViewController()
    let router = GreetingRouting(screen: view)
    let interactor = makeInteractor(services: services)
    let presenter = makePresenter(view: view, interactor: interactor, router: router)
    interactor.output = presenter
    view.presenter = presenter
    return view
  }

  static func makeInteractor(services: GreetingServices) -> any GreetingInteractor {
    GreetingCore(services: services)
  }

  static func makePresenter(
    view: any GreetingView, interactor: any GreetingInteractor, router: any GreetingRouter
  ) -> any GreetingPresenter & GreetingInteractorOutput {
    // Interactor and presenter are the same object, it saves a lot of passing on.
    let core = interactor as? GreetingCore ?? GreetingCore(services: nil)
    core.view = view
    core.router = router
    return core
  }
}
