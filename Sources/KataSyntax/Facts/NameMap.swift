import KataCore

/// Values by name, which more come to while others are looked up.
struct NameMap<Value> {
  private var names = NameNumbers()
  private var values: [Value] = []

  subscript(name: String) -> Value? { names[name].map { values[$0] } }

  /// What is kept for a name, or what is to be kept from now on.
  subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    set {
      let number = names.add(name)
      if number == values.count { values.append(newValue) } else { values[number] = newValue }
    }
  }

  /// Keeps a value for a name, in place of what was kept before.
  mutating func keep(_ value: Value, for name: String) { self[name, default: value] = value }
}
