import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let router = GreetingWireframe(log: services.log)
    let viewController = GreetingViewController(
      fetchPerson: FetchPersonUseCase(http: services.http, log: services.log),
      observePerson: ObservePersonUseCase(feed: services.feed),
      rememberNickname: NicknameUseCase(store: services.store),
      countGreeting: CountGreetingUseCase(store: services.store, log: services.log),
      router: router)
    router.viewController = viewController
    return viewController
  }
}
