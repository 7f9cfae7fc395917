import SampleContract
import UIKit

enum Solution: SampleScreen {
  static func makeScreen(services: SampleServices) -> UIViewController {
    SampleViewController(services: services)
  }
}
