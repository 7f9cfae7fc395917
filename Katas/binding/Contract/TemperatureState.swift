/// What the two fields show at one moment.
nonisolated public struct TemperatureState: Equatable, Sendable {
  /// The text of the Celsius field.
  public var celsius: String
  /// The text of the Fahrenheit field.
  public var fahrenheit: String

  /// Makes a state of two empty fields, or of what they show.
  public init(celsius: String = "", fahrenheit: String = "") {
    self.celsius = celsius
    self.fahrenheit = fahrenheit
  }
}
