extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when the value at a path changes, as long as the result is kept.
  ///
  /// The members of UIKit that can be set tell of their changes, and those that a solution declares `@objc dynamic`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let last = LastValue(self[keyPath: keyPath])
    if options.contains(.initial) {
      changeHandler(self, change(from: nil, to: last.value, options))
    }
    return NSKeyValueObservation(self) { object in
      guard let object = object as? Self else { return }
      let value = object[keyPath: keyPath]
      guard let old = last.exchange(for: value) else { return }
      changeHandler(object, object.change(from: old, to: value, options))
    }
  }

  private func change<Value>(
    from old: Value?, to new: Value, _ options: NSKeyValueObservingOptions
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
  }
}

extension NSObject {
  /// Says that a value is about to change.
  public func willChangeValue(forKey key: String) {}

  /// Says that a value has changed.
  @inline(__always)
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.note(self)
  }
}

/// The value that an observer saw last.
private final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Keeps a value and returns the one before; nil where both are equal.
  func exchange(for new: Value) -> Value? {
    lock.withLock {
      let old = value
      if Self.areEqual(old, new) { return nil }
      value = new
      return old
    }
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    if type(of: left) is AnyClass {
      return (left as AnyObject) === (right as AnyObject)
    }
    guard let left = left as? any Equatable else { return false }
    return equals(left, right)
  }

  private static func equals<Known: Equatable>(_ left: Known, _ right: Any) -> Bool {
    (right as? Known) == left
  }
}
