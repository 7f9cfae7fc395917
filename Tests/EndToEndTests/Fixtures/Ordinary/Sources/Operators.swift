infix operator |> : AdditionPrecedence
precedencegroup Pipe18 {
  associativity: left
  higherThan: AssignmentPrecedence
}
infix operator >>> : Pipe18
prefix operator √
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
struct Vector18 {
  var x = 0.0, y = 0.0
  static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout Self, b: Self) { a = a + b }
  static prefix func - (a: Self) -> Self { .init(x: -a.x, y: -a.y) }
  static func * (a: Self, k: Double) -> Self { .init(x: a.x * k, y: a.y * k) }
  var length: Double { √(x * x + y * y) }
}
let v18 = 3 |> { $0 + 1 } |> { "\($0)" }
