import SingletonContract
import UIKit

enum Solution: PriceScreen {
  static func makeScreen(euros: Int) -> UIViewController {
    PriceViewController(euros: euros)
  }
}
