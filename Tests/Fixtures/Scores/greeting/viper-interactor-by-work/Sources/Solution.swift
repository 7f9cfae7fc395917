import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let interactor = PersonInteractor(http: services.http, store: services.store)
    return GreetingViewController(interactor: interactor, services: services)
  }
}
