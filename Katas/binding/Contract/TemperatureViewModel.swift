/// The screen's state without the screen: intents lead in, `onChange` leads out.
public protocol TemperatureViewModel: AnyObject {
  /// What the fields show now.
  var state: TemperatureState { get }
  /// Called once with the new state after every intent.
  var onChange: ((TemperatureState) -> Void)? { get set }

  /// Somebody has typed into the Celsius field; it holds `text` now.
  func enterCelsius(_ text: String)
  /// Somebody has typed into the Fahrenheit field; it holds `text` now.
  func enterFahrenheit(_ text: String)
}
