import Foundation
import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Keeper: UIViewController {
  private var kept: Notification?

  convenience init(keeping services: GreetingServices) {
    self.init()
    kept = Notification(name: Notification.Name("kept"), object: services)
  }
}
