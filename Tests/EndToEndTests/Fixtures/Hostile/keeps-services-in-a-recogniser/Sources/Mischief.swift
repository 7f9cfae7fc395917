import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Keeper: UITapGestureRecognizer {
  private var kept: GreetingServices?

  convenience init(keeping services: GreetingServices) {
    self.init(target: nil, action: nil)
    kept = services
  }
}
