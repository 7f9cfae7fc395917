func any31(_ v: [any Equatable & Sendable]) -> Int { v.filter { eq31($0, $0) }.count }
func eq31<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { a == b as? T }
typealias Handler31 = @Sendable (Result<Int, any Error>) -> Void
func cast31(_ v: Any) -> String {
  switch v {
  case let i as Int: "\(i)"
  case let s as String where !s.isEmpty: s
  case let (a, b) as (Int, Int): "\(a + b)"
  case let f as () -> Int: "\(f())"
  case is [Any]: "list"
  case Optional<Any>.none: "nil"
  default: "?"
  }
}
