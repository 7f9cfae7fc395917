indirect enum Tree17<T: Comparable> {
  case leaf, node(Tree17, T, Tree17)
  func add(_ v: T) -> Tree17 {
    switch self {
    case .leaf: .node(.leaf, v, .leaf)
    case let .node(l, x, r) where v < x: .node(l.add(v), x, r)
    case let .node(l, x, r): .node(l, x, r.add(v))
    }
  }
  var all: [T] { if case let .node(l, x, r) = self { l.all + [x] + r.all } else { [] } }
}
struct Options17: OptionSet {
  let rawValue: Int
  static let a = Options17(rawValue: 1 << 0), b = Options17(rawValue: 1 << 1),
    both: Options17 = [.a, .b]
}
enum Suit17: Int, CaseIterable, CustomStringConvertible {
  case clubs = 1, spades
  var description: String { self == .clubs ? "♣️" : "♠️" }
  @available(*, deprecated, renamed: "spades") static var old: Self { .spades }
}
