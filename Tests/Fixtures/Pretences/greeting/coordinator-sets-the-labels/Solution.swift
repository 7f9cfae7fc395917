import Foundation
import GreetingContract
import UIKit

enum Solution: GreetingScreen {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    GreetingCoordinator(services: services).open()
  }
}
