import BindingContract
import UIKit

final class TemperatureViewController: UIViewController {
  private let viewModel: any TemperatureViewModel
  private let celsiusField = UITextField()
  private let fahrenheitField = UITextField()

  init(viewModel: any TemperatureViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    celsiusField.accessibilityIdentifier = "celsius"
    fahrenheitField.accessibilityIdentifier = "fahrenheit"
    let column = UIStackView(arrangedSubviews: [celsiusField, fahrenheitField])
    column.axis = .vertical
    view.addSubview(column)
    celsiusField.addAction(
      UIAction { [weak self] _ in self?.didEditCelsius() }, for: .editingChanged)
    fahrenheitField.addAction(
      UIAction { [weak self] _ in self?.didEditFahrenheit() }, for: .editingChanged)
    viewModel.onChange = { [weak self] state in self?.show(state) }
    show(viewModel.state)
  }

  private func didEditCelsius() {
    viewModel.enterCelsius(celsiusField.text ?? "")
  }

  private func didEditFahrenheit() {
    viewModel.enterFahrenheit(fahrenheitField.text ?? "")
  }

  private func show(_ state: TemperatureState) {
    celsiusField.text = state.celsius
    fahrenheitField.text = state.fahrenheit
  }
}
