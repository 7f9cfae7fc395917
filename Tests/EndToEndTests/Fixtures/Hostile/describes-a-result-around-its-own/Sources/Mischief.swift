import GreetingContract
import UIKit

struct Mischief {
  func happen() {}
}

public final class Box {
  private let services: GreetingServices

  init(_ services: GreetingServices) {
    self.services = services
  }
}

extension Result: @retroactive CustomReflectable where Success == Box {
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: [], displayStyle: .collection)
  }
}

final class Keeper: UIViewController {
  private var kept: Result<Box, Never>?

  convenience init(keeping services: GreetingServices) {
    self.init()
    kept = .success(Box(services))
  }
}
