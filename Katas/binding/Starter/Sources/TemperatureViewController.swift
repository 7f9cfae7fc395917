import UIKit

final class TemperatureViewController: UIViewController {
  private let model: TemperatureModel
  private let celsiusField = UITextField()
  private let fahrenheitField = UITextField()

  init(model: TemperatureModel) {
    self.model = model
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
    model.onChange = { [weak self] in self?.update() }
  }

  private func didEditCelsius() {
    model.celsius = celsiusField.text ?? ""
  }

  private func didEditFahrenheit() {
    model.fahrenheit = fahrenheitField.text ?? ""
  }

  private func update() {
    celsiusField.text = model.celsius
    fahrenheitField.text = model.fahrenheit
  }
}
