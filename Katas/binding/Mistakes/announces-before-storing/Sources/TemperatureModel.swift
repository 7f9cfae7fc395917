import BindingContract

final class TemperatureModel: TemperatureViewModel {
  private(set) var state = TemperatureState()
  var onChange: ((TemperatureState) -> Void)?

  func enterCelsius(_ text: String) {
    show(
      TemperatureState(celsius: text, fahrenheit: converted(text) { $0 * 1.8 + 32 }))
  }

  func enterFahrenheit(_ text: String) {
    show(
      TemperatureState(celsius: converted(text) { ($0 - 32) / 1.8 }, fahrenheit: text))
  }

  private func show(_ new: TemperatureState) {
    onChange?(new)
    state = new
  }

  private func converted(_ text: String, by formula: (Double) -> Double) -> String {
    Double(text).map { "\(Int(formula($0).rounded()))" } ?? ""
  }
}
