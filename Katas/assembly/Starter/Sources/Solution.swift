import AssemblyContract
import UIKit

enum Solution: ShelfScreen {
  static func makeScreen(library: any Library) -> UIViewController {
    ShelfViewController(library: library)
  }
}
