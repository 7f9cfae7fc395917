import Combine
import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

final class Keeper: UIViewController {
  private var kept: AnyPublisher<Any, Never>?

  convenience init(keeping services: GreetingServices) {
    self.init()
    kept = Just(services as Any).eraseToAnyPublisher()
  }
}
