@MainActor final class Obs48<T> {
  typealias L = (T) -> Void
  private var ls: [ObjectIdentifier: L] = [:]
  var v: T { didSet { ls.values.forEach { $0(v) } } }
  init(_ v: T) { self.v = v }
  func bind(_ o: AnyObject, _ l: @escaping L) {
    ls[ObjectIdentifier(o)] = l
    l(v)
  }
  func unbind(_ o: AnyObject) { ls[ObjectIdentifier(o)] = nil }
}
