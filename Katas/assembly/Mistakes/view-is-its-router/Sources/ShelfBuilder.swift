import AssemblyContract
import UIKit

/// Makes the parts of the screen and connects them.
struct ShelfBuilder {
  let library: any Library

  func makeScreen() -> UIViewController {
    let screen = ShelfViewController()
    screen.presenter = Solution.makePresenter(view: screen, library: library, router: screen)
    return screen
  }
}
