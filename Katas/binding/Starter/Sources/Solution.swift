import BindingContract
import UIKit

enum Solution: TemperatureScreen {
  static func makeScreen() -> UIViewController {
    TemperatureViewController(model: TemperatureModel())
  }
}
