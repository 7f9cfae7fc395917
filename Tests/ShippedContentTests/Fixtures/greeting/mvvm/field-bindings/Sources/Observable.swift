/// A value that tells its observers when it changes.
final class Observable<Value: Equatable> {
  private var observers: [(Value) -> Void] = []

  var value: Value {
    didSet {
      guard value != oldValue else { return }
      for observer in observers {
        observer(value)
      }
    }
  }

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `observer` after every change from now on.
  func observe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
  }
}
