/// Two numbers that follow each other.
final class TemperatureModel {
  var onChange: (() -> Void)?

  var celsius = "" {
    didSet {
      guard celsius != oldValue else { return }
      fahrenheit = converted(celsius) { $0 * 1.8 + 32 }
      onChange?()
    }
  }

  var fahrenheit = "" {
    didSet {
      guard fahrenheit != oldValue else { return }
      celsius = converted(fahrenheit) { ($0 - 32) / 1.8 }
      onChange?()
    }
  }

  private func converted(_ text: String, by formula: (Double) -> Double) -> String {
    Double(text).map { "\(Int(formula($0).rounded()))" } ?? ""
  }
}
