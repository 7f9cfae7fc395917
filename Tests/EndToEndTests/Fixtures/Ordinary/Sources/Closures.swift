struct Fn33 {
  let add: (Int, Int) -> Int = { $0 + $1 }
  let opt: (() -> Void)?
  func compose(_ f: @escaping (Int) -> Int, times n: Int) -> (Int) -> Int {
    (0..<n).reduce({ $0 }) { acc, _ in { f(acc($0)) } }
  }
  func auto(_ c: @autoclosure () -> Bool, else m: @autoclosure () -> String = "") -> Bool { c() }
  func multi(a: () -> Int, b: () -> Int) -> Int { a() + b() }
  func use() -> Int {
    multi {
      1
    } b: {
      2
    }
  }
  func inouts(_ x: inout [Int], _ f: (inout [Int]) throws -> Void) rethrows { try f(&x) }
}
