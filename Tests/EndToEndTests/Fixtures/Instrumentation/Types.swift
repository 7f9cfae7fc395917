import Foundation

@propertyWrapper struct Clamped { var wrappedValue: Int { didSet { wrappedValue = min(max(wrappedValue, lo), hi) } }; let lo: Int; let hi: Int
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { lo = range.lowerBound; hi = range.upperBound; self.wrappedValue = wrappedValue } }
@resultBuilder enum ListBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildOptional(_ s: [String]?) -> [String] { s ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
}
@ListBuilder func listed(_ n: Int) -> [String] { "a"; if n > 1 { "b" } else { "c" }; "d" }
func list(@ListBuilder _ make: () -> [String]) -> [String] { make() }
struct Section { let rows: [String]; init(@ListBuilder rows: () -> [String]) { self.rows = rows() } }
func useList(_ n: Int) -> [String] { list { "x"; if n > 2 { "y" } } + Section { "q"; "r" }.rows }
struct Page { @ListBuilder var rows: [String] { "one"; "two" } }
enum Level: Int, CaseIterable { case low = 1, mid = 5, high = 10
  var title: String { switch self { case .low: return "Low"; case .mid: return "Mid"; default: return "High" } }
  static var first: Level { .low }
  func next() -> Level? { Level(rawValue: rawValue * 2) }
}
enum Tag: String { case a = "alpha", b }
enum Tree { indirect case node(Tree, Tree), leaf(Int)
  var sum: Int { switch self { case .node(let l, let r): return l.sum + r.sum; case .leaf(let n): return n } } }
actor Counter { private var n = 0; func bump(by k: Int = 1) -> Int { n += k; return n }; var value: Int { n }; nonisolated var id: String { "c" } }
final class Model: NSObject {
  @Clamped(0...10) var level = 3
  var name = "x" { willSet { print(newValue) } didSet { if oldValue != name { changes += 1 } } }
  var changes = 0
  lazy var formatter: DateFormatter = { let f = DateFormatter(); f.dateStyle = .short; return f }()
  lazy var simple = DateFormatter()
  static let shared = Model()
  static var counter: Int = { 3 * 2 }()
  weak var other: Model?
  var onChange: ((Int) -> Void)?
  var handler: (String) -> Bool = { $0.count > 3 }
  let sorter: @Sendable (Int, Int) -> Bool = { $0 < $1 }
  var optional: Model! = nil
  var stored: [String: [Int]] = Dictionary(uniqueKeysWithValues: [("a", [1])])
  var implicit: Level = .init(rawValue: 5) ?? .low
  var computed: Int { get { changes * 2 } set { changes = newValue / 2 } }
  var isOn: Bool { changes > 0 }
  var maybe: String? { isOn ? name : nil }
  subscript(i: Int) -> Int { i + changes }
  subscript(k k: String) -> Int { get { k.count } set { changes = newValue } }
  override init() { super.init(); changes = 1 }
  init?(n: Int) { guard n > 0 else { return nil }; changes = n; super.init() }
  convenience init(a: Int, b: Int) { self.init(); changes = a + b }
  deinit { print("gone") }
  func weakly() { DispatchQueue.main.async { [weak self] in self?.changes += 1; self?.notify() } }
  func weakly2() { DispatchQueue.main.async { [weak self] in self?.notify() } }
  func weakly3(_ f: @escaping (Result<Int, Error>) -> Void) { f(.success(1)) }
  func user() { weakly3 { [weak self] r in switch r { case .success(let n): self?.changes = n; case .failure: self?.notify() } }
    weakly3 { r in switch r { case .success: self.notify(); case .failure(let e): print(e) } }
    weakly3 { _ in }
    weakly3 { [unowned self] in if case .success(let n) = $0 { onChange?(n) } else { notify() } }
    onChange = { [weak self] n in guard let self else { return }; changes = n }
    onChange = { _ in self.notify() }
    onChange = { print($0) }
    onChange = { n in self.changes += n }
    onChange = { [weak self] in self?.changes = $0 } }
  func notify() { onChange?(changes); NotificationCenter.default.post(name: Notification.Name("x"), object: nil) }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? Model) === self }
  nonisolated override var description: String { "Model" }
  func selfReturn() -> Self { self }
  static func == (l: Model, r: Model) -> Bool { l === r }
  func escaping(_ x: Int, then: @escaping @Sendable () -> Void) { Task { @MainActor in self.changes = x; then() } }
  nonisolated func free(_ a: Int) -> Int { a > 1 ? a : 0 }
  func load() async throws { let n = try await Counter().bump(); if await Counter().value > n { changes = n }; await Counter().bump(by: 2) }
  func stream() async { for await x in AsyncStream<Int> { c in c.yield(1); c.finish() } { changes += x } }
  func group() async -> Int { await withTaskGroup(of: Int.self) { g in for i in 0..<3 { g.addTask { i * 2 } }; var s = 0; for await v in g { s += v }; return s } }
  func cont() async -> Int { await withCheckedContinuation { c in c.resume(returning: 3) } }
  func cont2() async throws -> Int { try await withCheckedThrowingContinuation { c in self.weakly3 { c.resume(with: $0) } } }
}
extension Model { var ext: Int { let k = changes + 1; return k } ; static func make() -> Model { .init() } }
protocol Named { var name: String { get }; func greet() -> String }
extension Named { func greet() -> String { "Hi " + name }; var upper: String { name.uppercased() } }
extension Array where Element == Int { var total: Int { reduce(0, +) }; mutating func bump() { for i in indices { self[i] += 1 } }
  func second() -> Int? { count > 1 ? self[1] : nil } }
struct Mut { var n = 0; mutating func inc() { n += 1; helper() }; mutating func helper() { self = Mut(n: n * 2) }
  mutating func via(_ f: (inout Int) -> Void) { f(&n) }; mutating func use() { via { $0 += 1 }; via { $0.negate() }; via { x in x = 3 } } }
struct Box<T> { var v: T; func map<U>(_ f: (T) throws -> U) rethrows -> Box<U> { Box<U>(v: try f(v)) }; var opt: T? { v } }
func boxes() throws -> Int { try Box(v: 3).map { try throwing($0) }.map { $0 + 1 }.v }
let globalValue = Level.allCases.count + 1
var globalClosure: (Int) -> Int = { $0 * 2 }
struct Item: Codable, Hashable { var id = UUID(); var n: Int; enum CodingKeys: String, CodingKey { case id, n = "number" } }
func decode(_ d: Data) throws -> [Item] { let x = JSONDecoder(); x.keyDecodingStrategy = .convertFromSnakeCase; return try x.decode([Item].self, from: d).filter { $0.n > 0 } }
func params(_ s: String) -> [String: Any] { ["a": 1, "b": s + "c", "c": s.isEmpty ? "x" : s, "d": [1, 2]] }
func compare(_ a: Item, _ b: Item) -> Bool { (a.n, a.id.uuidString) < (b.n, b.id.uuidString) }
func url(_ q: String) -> URL? { URL(string: "https://x.y/?q=" + q)?.appendingPathComponent("z") }
func ops(_ xs: [Int], _ s: Set<Int>) -> Bool { xs.count > 3 && s.contains(4) && !xs.isEmpty && (xs.first ?? 0) < 3 || xs == [1, 2] }
func urlSession(_ done: @escaping (String?) -> Void) { let t = { (d: Data?) in done(d.flatMap { String(data: $0, encoding: .utf8) }) }; t(nil) }
func imm(_ x: Int) -> Int { { $0 + 1 }(x) }
func imm2() -> Int { let v = { () -> Int in 5 }(); return v }
func curried(_ a: Int) -> (Int) -> Int { { b in a + b } }
func curried2(_ a: Int) -> (Int) -> Int { return { $0 > a ? 1 : 2 } }
func opaque() -> some Collection<Int> { [1, 2].lazy.map { $0 + 1 } }
func existential(_ s: any Named) -> String { s.greet() }
func sendable() { let f: @Sendable () -> Void = { print("x") }; f(); Task.detached { print("y") } }
func timer() { let t = Timer(timeInterval: 1, repeats: false) { _ in print("tick") }; t.invalidate() }
func compound(_ a: Int) -> Int { var x = a; x += 1; x -= 2; x *= 3; x /= 2; x %= 5; x <<= 1; var s = "a"; s += "b"; var xs = [1]; xs += [2]; xs += [x]; return x + xs.count + s.count }
func mutOpt(_ m: Model?) { m?.changes = 3; m?.level += 1; m?.onChange?(1) }
func nilCoalesce(_ a: String?, _ b: String?) -> String { a ?? b ?? "none" }
func patternMatch(_ o: Any) -> String { switch o { case is Int: return "int"; case let s as String where s.count > 1: return s; case 3.5 as Double: return "f"; default: return "" } }
func multiline(_ m: Model) -> Int {
  m.stored
    .filter { $0.value.count > 1 }
    .map { key, value in
      key.count + value.count
    }
    .reduce(0, +)
}
func unicode(_ s: String) -> String { "é→\(s)🎉" + (s == "ß" ? "日本" : "x") }
func assertThings(_ n: Int) { assert(n > 0, "n"); precondition(n < 100, "big \(n)"); print("a", n, separator: "-") }
func ifLetElse(_ a: Int?) -> Int { if let a { a } else { 0 } }
func statics() -> Int { Model.counter + Model.shared.changes }
func repeatIt() { var n = 0; repeat { n += 1; if n == 2 { continue } } while n < 5 }
func whileTrue() -> Int { var n = 0; while true { n += 1; if n > 3 { break } }; return n }
func throwsVoid() throws { try throwing(1); try helper() }
func helper() throws {}
@available(*, deprecated) func old() -> Int { 3 }
func ifCaseLet(_ r: Result<Int, Failure>) -> Int { if case .success(let n) = r, n > 2 { return n }; guard case .failure(let f) = r else { return 0 }; if case .bad(3) = f { return 3 }; return 9 }
