import GreetingContract
import UIKit

/// Makes the parts of the greeting screen and connects them.
struct GreetingBuilder {
  let services: GreetingServices

  func makeScreen() -> UIViewController {
    let screen = GreetingViewController()
    let router = GreetingScreenRouter(screen: screen)
    screen.presenter = Solution.makePresenter(view: screen, router: router, services: services)
    return screen
  }
}
