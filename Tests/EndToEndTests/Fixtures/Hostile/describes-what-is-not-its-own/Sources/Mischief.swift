import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Keeper: UIViewController {
  private var kept: Any?

  convenience init(keeping services: GreetingServices) {
    self.init()
    kept = services
  }
}

protocol Hidden: CustomReflectable {}

extension GreetingServices: Hidden {
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: [], displayStyle: .collection)
  }
}
