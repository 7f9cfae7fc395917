/// How far a value has come that is asked for.
enum Load<Value> {
  case waiting
  case stored(Value)
  case fetched(Value)
  case failed(last: Value?)

  var value: Value? {
    switch self {
    case .waiting: nil
    case .stored(let value), .fetched(let value): value
    case .failed(let last): last
    }
  }

  var hasFailed: Bool {
    if case .failed = self { return true }
    return false
  }

  /// Takes what a database has, as long as nothing better is there.
  mutating func take(stored value: Value) -> Bool {
    switch self {
    case .waiting, .failed(last: nil):
      self = hasFailed ? .failed(last: value) : .stored(value)
      return true
    case .stored, .fetched, .failed: return false
    }
  }

  mutating func take(_ result: Result<Value, any Error>) {
    switch result {
    case .success(let value): self = .fetched(value)
    case .failure: self = .failed(last: value)
    }
  }
}
