import GreetingContract
import UIKit

/// Makes the parts around a greeting view that is there already.
struct GreetingBuilder {
  let services: GreetingServices

  func makePresenter(for screen: GreetingViewController) -> any GreetingPresenter {
    let router = GreetingScreenRouter(screen: screen)
    return Solution.makePresenter(view: screen, router: router, services: services)
  }
}
