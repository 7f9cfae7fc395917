import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingViewController(interactor: GreetingScreenInteractor(services: services))
  }
}
