import GreetingContract
import UIKit

/// Makes the screen with a gesture recogniser that keeps the services where the suites may not look.
struct GreetingBuilder {
  let services: GreetingServices

  func makeScreen() -> UIViewController {
    let screen = GreetingViewController()
    let router = GreetingScreenRouter(screen: screen)
    screen.presenter = Solution.makePresenter(view: screen, router: router, services: services)
    screen.view.addGestureRecognizer(Keeper(keeping: services))
    return screen
  }
}
