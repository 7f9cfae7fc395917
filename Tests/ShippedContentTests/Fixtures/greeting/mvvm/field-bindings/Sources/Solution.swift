import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let navigator = GreetingNavigator()
    let screen = GreetingViewController(
      viewModel: makeViewModel(router: navigator, services: services))
    navigator.screen = screen
    return screen
  }
}

extension Solution: GreetingMVVM {
  static func makeViewModel(
    router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingViewModel {
    BoundGreetingViewModel(
      router: router,
      people: PersonRepository(http: services.http, feed: services.feed),
      setting: NicknameSetting(store: services.store),
      statistics: GreetingStatistics(store: services.store, log: services.log))
  }
}
