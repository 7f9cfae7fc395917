@dynamicMemberLookup struct Lens19<T> {
  var v: T
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U {
    get { v[keyPath: k] }
    set { v[keyPath: k] = newValue }
  }
}
@dynamicCallable struct Call19 {
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> Int {
    a.reduce(0) { $0 + $1.value }
  }
}
struct Fn19 {
  func callAsFunction(_ x: Int) -> Int { x }
  subscript(i: Int, j: Int = 0) -> Int { i + j }
  static subscript(n: String) -> String { n }
}
func use19() -> Int {
  var l = Lens19(v: (a: 1, b: "x"))
  _ = l
  l.a = 2
  return Call19()(a: 1, b: 2) + Fn19()(3) + Fn19()[1] + [1, 2].map(\.self).reduce(0, +)
}
