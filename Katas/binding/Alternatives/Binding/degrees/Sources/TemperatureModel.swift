import BindingContract

final class Degrees: TemperatureViewModel {
  /// What was typed last, and where: the rest follows from it.
  private var entry = (text: "", isCelsius: true) {
    didSet { onChange?(state) }
  }
  var onChange: ((TemperatureState) -> Void)?

  var state: TemperatureState {
    guard let number = Double(entry.text) else {
      return entry.isCelsius
        ? TemperatureState(celsius: entry.text) : TemperatureState(fahrenheit: entry.text)
    }
    let other = entry.isCelsius ? number * 1.8 + 32 : (number - 32) / 1.8
    let text = String(Int(other.rounded()))
    return entry.isCelsius
      ? TemperatureState(celsius: entry.text, fahrenheit: text)
      : TemperatureState(celsius: text, fahrenheit: entry.text)
  }

  func enterCelsius(_ text: String) { entry = (text, true) }
  func enterFahrenheit(_ text: String) { entry = (text, false) }
}
