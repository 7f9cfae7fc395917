import DelegatesContract
@_spi(Driving) import UIKit

/// The list as `kata show` and `kata run` use it.
@MainActor final class KataScreen: ScreenScript {
  init(values: SeededValues) {}

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any DelegatesScreen.Type).self).makeScreen()
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {}

  var request: String? { nil }

  func answer(_ answer: ScreenAnswer) {}
}
