import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Box {
  private let services: GreetingServices

  init(_ services: GreetingServices) {
    self.services = services
  }
}

final class Keeper: UIViewController {
  private let kept = NSCache<NSNumber, AnyObject>()

  convenience init(keeping services: GreetingServices) {
    self.init()
    kept.setObject(Box(services), forKey: 1)
  }
}
