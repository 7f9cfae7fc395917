/// A value that tells whoever is bound to it of every change.
final class Bound<Value> {
  private var listener: ((Value) -> Void)?

  var value: Value {
    didSet { listener?(value) }
  }

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `listener` with the value as it is now, and with every new one.
  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}
