final class S49 { var a: [Int] = [] }
struct Cow49 {
  private var s = S49()
  mutating func add(_ n: Int) {
    if !isKnownUniquelyReferenced(&s) {
      let t = S49()
      t.a = s.a
      s = t
    }
    s.a.append(n)
  }
  static func === (a: Cow49, b: Cow49) -> Bool { a.s === b.s }
}
