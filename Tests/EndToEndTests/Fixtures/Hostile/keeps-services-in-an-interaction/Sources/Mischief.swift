import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Keeper: NSObject, UIInteraction {
  private var kept: GreetingServices?
  weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }

  convenience init(keeping services: GreetingServices) {
    self.init()
    kept = services
  }
}
