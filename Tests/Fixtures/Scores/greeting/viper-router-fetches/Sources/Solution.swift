import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let router = GreetingFlowRouter(http: services.http, log: services.log)
    let screen = GreetingViewController(
      router: router, store: services.store, log: services.log, feed: services.feed)
    router.screen = screen
    return screen
  }
}
