import GreetingContract
import UIKit

/// Makes the parts of the greeting screen and connects them.
struct GreetingBuilder {
  let services: GreetingServices

  func makeScreen() -> UIViewController {
    let router = GreetingScreenRouter()
    let viewModel = GreetingScreenModel(router: router, services: services)
    let screen = GreetingViewController(viewModel: viewModel)
    router.screen = screen
    return screen
  }
}
