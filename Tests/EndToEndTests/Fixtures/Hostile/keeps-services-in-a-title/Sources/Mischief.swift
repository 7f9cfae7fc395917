import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Keeper: UIView {
  private var kept: GreetingServices?

  convenience init(keeping services: GreetingServices) {
    self.init(frame: .zero)
    kept = services
  }
}
