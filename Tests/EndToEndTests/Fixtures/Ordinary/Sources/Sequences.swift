struct Count45: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    n == 0
      ? nil
      : {
        n -= 1
        return n
      }()
  }
}
func seq45() -> [Int] {
  var r = Array(Count45(n: 3))
  r += sequence(first: 1) { $0 < 9 ? $0 * 2 : nil }
  r += zip([1], [2]).map(+)
  r += [1, 2, 3].lazy.filter { $0 > 1 }.map { $0 * 2 }
  r += [[1], [2]].joined()
  r += [3].prefix { $0 > 1 }
  r += [1, 2, 3, 4].chunk45(2).flatMap { $0 }
  r += stride(from: 1, through: 3, by: 1)
  r += repeatElement(1, count: 2)
  r += [1, nil].compactMap { $0 }
  r += [5: 1].map(\.key)
  return r
}
extension Array {
  func chunk45(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
struct Ring45<T>: RandomAccessCollection {
  var a: [T]
  var startIndex: Int { 0 }
  var endIndex: Int { a.count }
  subscript(i: Int) -> T { get { a[i] } }
  func index(after i: Int) -> Int { i + 1 }
}
