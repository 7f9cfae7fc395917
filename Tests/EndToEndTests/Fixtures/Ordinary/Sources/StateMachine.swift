enum Load30<V> {
  case idle, loading(progress: Double?), loaded(V), failed(any Error)
  var value: V? {
    guard case .loaded(let v) = self else { return nil }
    return v
  }
  func map<T>(_ f: (V) -> T) -> Load30<T> {
    switch self {
    case .idle: .idle
    case .loading(let p): .loading(progress: p)
    case .loaded(let v): .loaded(f(v))
    case .failed(let e): .failed(e)
    }
  }
}
final class Store30<S, A> {
  private(set) var state: S { didSet { observers.values.forEach { $0(state) } } }
  private var observers: [Int: (S) -> Void] = [:]
  private let reduce: (inout S, A) -> Void
  init(_ s: S, _ r: @escaping (inout S, A) -> Void) {
    state = s
    reduce = r
  }
  func send(_ a: A) { reduce(&state, a) }
  @discardableResult func observe(_ f: @escaping (S) -> Void) -> Int {
    let k = observers.count
    observers[k] = f
    f(state)
    return k
  }
}
