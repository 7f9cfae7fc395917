import GreetingContract
import UIKit

enum Solution: GreetingMVP {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingBuilder(services: services).makeScreen()
  }

  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    let inner = GreetingScreenPresenter(view: view, router: router, services: services)
    return HookedPresenter(inner: inner)
  }
}
