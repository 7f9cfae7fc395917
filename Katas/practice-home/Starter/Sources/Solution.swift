import PracticeHomeContract
import UIKit

enum Solution: PracticeHomeScreen {
  static func makeScreen(services: PracticeServices) -> UIViewController {
    HomeViewController(services: services)
  }
}
