import SearchContract
@_spi(Driving) import UIKit

/// The search as `kata show` and `kata run` use it.
@MainActor final class KataScreen: ScreenScript {
  private let catalogue = Catalogue()

  init(values: SeededValues) {}

  func makeScreen(of solution: Any.Type) throws -> UIViewController {
    try seam(of: solution, as: (any SearchScreen.Type).self).makeScreen(catalogue: catalogue)
  }

  func enter(_ state: String, with driver: ScreenDriver) throws {}

  var request: String? { nil }

  func answer(_ answer: ScreenAnswer) {}
}
