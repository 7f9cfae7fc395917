import GreetingContract
import UIKit

enum Solution: GreetingMVP {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = GreetingViewController(services: services)
    screen.presenter = GreetingScreenPresenter(view: screen, feed: services.feed)
    return screen
  }

  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    GreetingScreenPresenter(view: view, feed: services.feed)
  }
}
