import Foundation

enum Failure: Error { case bad(Int), worse }
protocol Shape { var area: Double { get } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Circle: Shape { let r: Double; var area: Double { 3.14 * r * r } }
struct Version: Comparable { let n: Int; static func < (l: Version, r: Version) -> Bool { l.n < r.n } }

func throwing(_ n: Int) throws -> Int { if n > 3 { throw Failure.bad(n) }; return n + 1 }
func tries(_ n: Int) throws -> Int { try throwing(n) + throwing(n + 1) }
func tries2(_ n: Int) throws -> Bool { try throwing(n) > 2 && throwing(n + 1) < 9 }
func tryQ(_ n: Int) -> Int { (try? throwing(n)) ?? 0 }
func tryBang() -> Int { let x = try! throwing(1); return x }
func doCatch(_ n: Int) -> String {
  do { let v = try throwing(n); return "ok \(v)" } catch Failure.bad(let m) where m > 4 { return "bad \(m)" } catch { return "other" }
}
func asyncWork(_ n: Int) async throws -> Int { n * 2 }
func awaits(_ n: Int) async throws -> Int { try await asyncWork(n) + asyncWork(n - 1) }
func awaits2(_ n: Int) async -> Bool { guard let v = try? await asyncWork(n), v > 3 else { return false }; return true }
func awaitCond(_ n: Int) async throws -> Int { if try await asyncWork(n) == 4 { return 1 } else { return 2 } }
func asyncLet() async throws -> Int { async let a = asyncWork(1); async let b = asyncWork(2); return try await a + b }
func taskIt(_ done: @escaping (Int) -> Void) {
  Task { let v = try await asyncWork(3); done(v) }
  Task { await MainActor.run { done(5) } }
}
func someShape(_ big: Bool) -> some Shape { Square(side: big ? 2 : 1) }
func anyShape(_ big: Bool) -> any Shape { big ? Square(side: 2) : Circle(r: 1) }
func ifExpr(_ n: Int) -> String {
  let s = if n > 3 { "big" } else if n == 0 { "zero" } else { "small" }
  return s
}
func ifTail(_ n: Int) -> String { if n > 3 { "big" } else { "small" } }
func switchTail(_ n: Int) -> String {
  switch n {
  case 0: "zero"
  case 1...3: "few"
  case let x where x > 100: "huge"
  default: "many"
  }
}
func switchExpr(_ f: Failure) -> Int {
  let code: Int = switch f { case .bad(let n) where n > 2: n; case .bad: 0; case .worse: -1 }
  return code
}
func switchThrow(_ f: Failure?) throws -> Int {
  switch f { case .none: throw Failure.worse; case .some(let e): if case .bad(let n) = e { return n } else { fatalError() } }
}
func tuples(_ a: Int, _ b: Int) -> String {
  switch (a, b) { case (0, 0): return "o"; case (let x, 0) where x > 0: return "x"; case (_, 1...): return "up"; default: return "?" }
}
func loops(_ xs: [Int]) -> Int {
  var sum = 0
  outer: for x in xs where x > 0 { if x == 7 { continue outer }; if x > 9 { break outer }; sum += x }
  for (i, x) in xs.enumerated() { sum += i * x }
  for case let x? in [1, nil, 3] { sum += x }
  for i in stride(from: 0, to: 10, by: 2) { sum -= i }
  for _ in 0..<3 { sum += 1 }
  var n = 3
  while n > 0, sum < 1000 { n -= 1 }
  while let last = [1, 2].last, n < last { n += 1 }
  repeat { n -= 1 } while n > 0 || sum < 0
  return sum
}
func deferred(_ xs: inout [Int]) -> Int { defer { xs.append(1) }; xs.append(2); return xs.count }
func guards(_ s: String?) -> Int { guard let s, !s.isEmpty, s.count < 10 else { return 0 }; return s.count }
func available() -> Int { if #available(macOS 13, *) { return 1 } else { return 2 } }
func cond() -> Int {
  #if DEBUG
  return 1
  #elseif os(Linux) && swift(>=5)
  return 2
  #else
  return 3
  #endif
}
func closures(_ xs: [Int]) -> [String] {
  let a = xs.filter { $0 > 1 }.map { $0 * 2 }.sorted { $0 > $1 }
  let b = a.reduce(0) { $0 + $1 }
  let c = a.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
  let d = xs.compactMap { $0 == 0 ? nil : Double($0) }
  let e = xs.map { x in let y = x + 1; return y }
  let f = xs.map(String.init)
  let g = xs.flatMap { [$0, $0 + 1] }
  let h: [Any] = xs.map { $0 as Any }
  let i = xs.first { $0 == 3 }.map { "\($0)!" } ?? "none"
  let j = xs.map { if $0 > 2 { "a" } else { "b" } }
  let k = xs.map { switch $0 { case 0: "zero"; default: "more" } }
  let l = xs.min { $0 < $1 } ?? 0
  xs.forEach { print($0) }
  let m = xs.contains { $0 % 2 == 0 }
  let n = xs.sorted(by: >).map { String($0) }.joined(separator: ",")
  let o = xs.map { return $0 + 1 }
  let p = xs.map { ($0, String($0)) }.filter { $0.1 != "3" && $0.0 >= 1 }
  let q = Dictionary(grouping: xs) { $0 % 3 }
  let r = q.mapValues { $0.count }.filter { $0.value > 1 }
  return ["\(b)\(c)\(d)\(e)\(f)\(g)\(h)\(j)\(k)\(l)\(m)\(o)\(p)\(r)", i, n]
}
func lazyThings() -> Int { let f: (Int) -> Int = { $0 + 1 }; let g: (Int, Int) -> Bool = (<); return g(1, 2) ? f(1) : f(2) }
func strings(_ n: Int, _ name: String?) -> String {
  let greeting = "Hello, " + (name ?? "you") + "!"
  let count = "\(n) " + (n == 1 ? "time" : "times")
  let long = """
    Dear \(name ?? "nobody"),
      you came \(n > 1 ? "\(n) times" : "once").
    """
  let raw = #"a\#(n + 1)b"#
  let c: Character = "x"
  let parts = greeting.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  return greeting + count + long + raw + String(c) + parts.joined(separator: "; ")
}
func opt(_ a: Int?, _ b: Int?) -> Bool { a == b && a != nil && a ?? 0 > b ?? 1 }
func dates(_ d: Date) -> Date { d + 60 - 30 }
func dates2(_ a: Date, _ b: Date) -> Bool { a < b && a.timeIntervalSince(b) > -3 }
func floats(_ x: Double, _ y: CGFloat, _ n: Int) -> CGFloat { CGFloat(x) * y + CGFloat(n) / 2 - 0.5 }
func mixed(_ x: Double, _ y: CGFloat) -> CGFloat { x * y }
func bytes(_ b: UInt8) -> UInt8 { b & 0x0f | 255 }
func bits(_ a: Int) -> Int { a << 2 | 1 & ~a }
func overflow(_ a: Int) -> Int { a &+ 1 &* 2 }
func ranges(_ xs: [Int]) -> [Int] { Array(xs[1..<xs.count - 1]) + xs[...0] + xs.prefix(2) }
func versions(_ a: Version, _ b: Version) -> Bool { a < b || a >= b }
func generic<T: Comparable & Numeric>(_ a: T, _ b: T) -> T { a > b ? a + b : a - b }
func genericOpt<T>(_ a: T?) -> T? { a }
func never() -> Never { fatalError("no") }
func neverTail(_ n: Int) -> Int { if n > 1 { return n }; never() }
func guardNever(_ n: Int?) -> Int { guard let n else { never() }; return n }
func chain(_ s: String) -> String { s.uppercased().lowercased().replacingOccurrences(of: "a", with: "b") }
func casts(_ a: Any) -> Int { if let n = a as? Int, n > 2 { return n }; return a is String ? (a as! String).count : (a as? Double).map { Int($0) } ?? 0 }
func inoutIt(_ a: inout Int, _ b: inout [Int]) { a += 1; b[a - 1] += 2; swap(&a, &b[0]) }
func tripleTernary(_ n: Int) -> String { n < 0 ? "neg" : n == 0 ? "zero" : "pos" }
func longSum(_ a: Int, _ b: Int) -> Int { a + b * 2 + a * 3 - b / 2 + 7 - a % 3 }
func longString(_ a: String, _ b: String) -> String { "<" + a + ">" + "<" + b + ">" + "!" }
func emptyFunc() {}
func void() -> Void { emptyFunc() }
func voids() -> () { return }
func discard() { _ = throwingless(); _ = try? throwing(1) }
@discardableResult func throwingless() -> Int { 1 }
func rethrowing(_ body: () throws -> Int) rethrows -> Int { try body() }
func useRethrow() throws -> Int { try rethrowing { try throwing(2) } }
func autoclosed(_ c: @autoclosure () -> Bool) -> Bool { !c() }
func nested(_ n: Int) -> Int {
  func inner(_ k: Int) -> Int { k > 2 ? k : k + 1 }
  struct Local { var a = Int("3") ?? 0; var b: Int { a + 1 } }
  var computed: Int { inner(n) }
  return inner(n) + Local().b + computed
}
func negation(_ a: Bool, _ b: Bool) -> Bool { if !a, b { return !b }; return !(a && b) || !a }
func whereGeneric<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
func variadic(_ xs: Int...) -> Int { xs.count > 1 ? xs[0] : 0 }
func defaulted(_ a: Int = 3, _ b: Date = Date(), file: String = #file, _ c: [Int] = [1].map { $0 + 1 }, done: @escaping () -> Void = {}) -> Int { done(); return a + c.count }
func multiReturn(_ a: Int) -> (Int, String) { (a, a > 0 ? "p" : "n") }
func typed() throws(Failure) -> Int { throw Failure.worse }
func typedUse() -> Int { do { return try typed() } catch { return 0 } }
func resultUse(_ r: Result<Int, Failure>) -> String { switch r { case .success(let n): return "\(n)"; case .failure(.bad): return "bad"; case .failure: return "worse" } }
func keyPaths(_ xs: [String]) -> [Int] { xs.map(\.count).sorted(by: <) }
func charTest(_ s: String) -> Bool { s.contains { $0 == "a" || ("0"..."9").contains($0) } }
func sets(_ s: Set<Int>) -> Set<Int> { s.union([1, 2]).subtracting([3]) }
func emptyDict() -> [String: Int] { var d: [String: Int] = [:]; d["a", default: 0] += 1; d["b"] = 2; return d }
func labeledDo() -> Int { out: do { if Bool.random() || true { break out } }; return 1 }
func comments(_ a: Int) -> Bool {
  return a > 1 // one
    && a < 10 /* ten */
    // then
    || a == 100
}
