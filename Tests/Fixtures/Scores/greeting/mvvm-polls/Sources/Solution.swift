import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingViewController(
      viewModel: GreetingScreenModel(services: services), feed: services.feed)
  }
}
