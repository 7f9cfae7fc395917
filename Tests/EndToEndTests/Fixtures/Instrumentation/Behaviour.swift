enum Trouble: Error { case bad }
struct Meter { var value = 0; mutating func add(_ n: Int) { value += n } }
final class Desk {
  var log: [String] = []
  func note(_ text: String) { log.append(text) }
  func maybe() -> Desk? { self }
}
func boundary(_ a: Int, _ b: Int) -> [Bool] { [a < b, a <= b, a > b, a >= b] }
func equal(_ a: String, _ b: String) -> [Bool] { [a == b, a != b] }
func negated(_ a: Bool) -> Int { if a { return 1 }; guard !a else { return 2 }; return 3 }
func loop(_ n: Int) -> Int { var n = n; var turns = 0; while n > 0, turns < 9 { n -= 1; turns += 1 }; return turns }
func isBig(_ n: Int) -> Bool { n > 10 }
func sums(_ a: Int, _ b: Int) -> [Int] { [a + b, a - b, a * b, a / b, a % b] }
func decimals(_ a: Double, _ b: Double) -> [Double] { [a + b, a - b, a * b, a / b] }
func joined(_ a: String, _ b: String) -> String { a + b }
func grown(_ n: Int) -> Int { var n = n; n += 2; n -= 3; n *= 4; n /= 2; return n }
func both(_ a: Bool, _ b: Bool) -> [Bool] { [a && b, a || b] }
func pick(_ a: Bool) -> String { a ? "yes" : "no" }
func calls() throws -> [String] {
  let desk = Desk()
  desk.note("one")
  desk.maybe()?.note("two")
  try effect(desk)
  _ = attempt(desk)
  [4].forEach { desk.note("\($0)") }
  let closure: () -> Void = { desk.maybe()?.note("five") }
  closure()
  return desk.log
}
func effect(_ desk: Desk) throws { desk.note("three") }
func attempt(_ desk: Desk) -> Int { desk.note("attempt"); return desk.log.count }
func waits(_ desk: Desk) async -> [String] { await later(desk); return desk.log }
func later(_ desk: Desk) async { desk.note("later") }
func count(_ xs: [Int]) -> Int { var n = 0; for x in xs { n = n + x }; return n }
func isReady(_ n: Int?) -> Bool { guard let n else { return true }; return n == 3 }
func name(_ s: String?) -> String? { s.map { $0 + "!" } }
func list(_ n: Int) -> [Int] { Array(repeating: n, count: n) }
var half: Double { 1.0 / 2 }
func literals(_ s: String?) -> String { "\(s ?? "none"), \(3), \(true), \(0.5)" + (s ?? "") }
func grade(_ n: Int) -> String { switch n { case ..<0: "low"; case let x where x > 5: "high"; default: "mid" } }
func early(_ n: Int) -> String { let word = if n > 2 { "many" } else { "few" }; return word }
func mapped(_ xs: [Int]) -> [Int] { xs.filter { $0 > 1 }.map { $0 * 2 } }
func tried(_ n: Int) throws -> Int { if n > 2 { throw Trouble.bad }; return n }
func rescued(_ n: Int) -> Int { (try? tried(n)) ?? -1 }

func outcomes() async -> [String] {
  var all: [String] = []
  for (a, b) in [(1, 2), (2, 2), (7, 2)] {
    all += ["\(boundary(a, b)) \(sums(a, b)) \(decimals(Double(a), Double(b)))"]
  }
  all += ["\(equal("a", "a")) \(equal("a", "b"))", "\(negated(true)) \(negated(false))"]
  all += ["\(loop(0)) \(loop(3)) \(isBig(10)) \(isBig(11)) \(joined("a", "b")) \(grown(5)) \(grown(6))"]
  for a in [true, false] { for b in [true, false] { all += ["\(both(a, b))"] } }
  all += [pick(true), pick(false), "\((try? calls()) ?? [])", "\(await waits(Desk()))"]
  all += ["\(count([1, 2])) \(isReady(nil)) \(isReady(3)) \(isReady(4)) \(String(describing: name("x")))"]
  all += ["\(list(2)) \(half) \(literals(nil)) \(literals("x")) \(grade(-1)) \(grade(0)) \(grade(5)) \(grade(6))"]
  all += [early(2), early(3), "\(mapped([1, 2, 3])) \(rescued(1)) \(rescued(2)) \(rescued(3))"]
  return all
}
