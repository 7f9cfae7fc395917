import CellContract
import UIKit

enum Solution: FeeScreen {
  static func makeScreen(fees: [Fee]) -> UIViewController {
    FeesViewController(fees: fees)
  }
}
