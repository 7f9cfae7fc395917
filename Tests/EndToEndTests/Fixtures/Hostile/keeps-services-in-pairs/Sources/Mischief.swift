import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Keeper: UIViewController {
  private var kept: KeyValuePairs<String, Any>?

  convenience init(keeping services: GreetingServices) {
    self.init()
    kept = ["services": services]
  }
}
