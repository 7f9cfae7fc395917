import BindingContract
import UIKit

enum Solution: TemperatureMVVM {
  static func makeScreen() -> UIViewController {
    TemperatureViewController(viewModel: makeViewModel())
  }

  static func makeViewModel() -> any TemperatureViewModel {
    TemperatureModel()
  }
}
