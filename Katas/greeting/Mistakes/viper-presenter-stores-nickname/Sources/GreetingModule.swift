import GreetingContract
import UIKit

/// Makes the five roles of the greeting and connects them.
struct GreetingModule {
  let services: GreetingServices

  func makeScreen() -> UIViewController {
    let screen = GreetingViewController()
    let router = GreetingScreenRouter(screen: screen)
    let interactor = Solution.makeInteractor(services: services)
    let presenter = GreetingScreenPresenter(
      view: screen, interactor: interactor, router: router)
    presenter.memory = GreetingMemory(store: services.store)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }
}
