import DelegatesContract
import UIKit

enum Solution: DelegatesScreen {
  static func makeScreen() -> UIViewController { PlainList() }
}
