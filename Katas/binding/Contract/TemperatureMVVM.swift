/// The seam: a solution that conforms says how its view model is made.
public protocol TemperatureMVVM: TemperatureScreen {
  /// Makes a view model of two empty fields, to which no view has been bound.
  static func makeViewModel() -> any TemperatureViewModel
}
