import Foundation
import KataCore
import KataSyntax
import Testing

struct InstrumenterTests {
  private static let path: RelativePath = "Sources/Screen.swift"

  private func instrumented(
    _ text: String, leavingOut: Set<MutantKey> = [],
    only: (@Sendable (RelativePath, Int) -> Bool)? = nil
  ) -> Instrumentation {
    let file = SourceFile(path: Self.path, text: text)
    return Instrumenter().instrument([file], leavingOut: leavingOut, only: only)
  }

  private static let frame = " let kata_frame = kata_enter(); defer { kata_leave(kata_frame) };"

  /// The text with counters alone.
  private func counted(_ text: String) -> String {
    instrumented(text) { _, _ in false }.files[0].text.replacing(Self.frame, with: "")
  }

  /// Operator, original and replacement of every mutant.
  private func changes(_ text: String) -> [String] {
    instrumented(text).mutants.map {
      "\($0.operator.rawValue): \($0.original) -> \($0.replacement)"
    }
  }

  // MARK: Counters

  @Test(arguments: [
    ("func f() { a(); b() }", "func f() { kata_hit(0); a(); kata_hit(1); b() }"),
    ("func f() -> Int { x }", "func f() -> Int { kata_hit(0); return x }"),
    ("func f() -> some P { x }", "func f() -> some P { kata_hit(0); return x }"),
    ("var v: Int { get { x } }", "var v: Int { get { kata_hit(0); return x } }"),
    ("func f() -> Int { return(x) }", "func f() -> Int { kata_hit(0); return(x) }"),
    (
      "func f() { if(a) { d() } }", "func f() { if kata_met(0), (a) { kata_hit(1); d() } }"
    ),
    (
      "func f() { if a, let b = c { d() } }",
      "func f() { if kata_met(0), a, kata_met(1), let b = c { kata_hit(2); d() } }"
    ),
    (
      "func f() { guard a else { return } }",
      "func f() { guard kata_met(0), a else { kata_hit(1); return } }"
    ),
    (
      "func f() { for x in xs where x { a() } }",
      "func f() { kata_hit(0); for x in xs where x { kata_hit(1); a() } }"
    ),
    (
      "func f() { out: while a { break out } }",
      "func f() { out: while kata_met(0), a { kata_hit(1); break out } }"
    ),
    (
      "func f() { repeat { a() } while b }",
      "func f() { repeat { kata_hit(0); a() } while kata_at(kata_hit(1), b) }"
    ),
    (
      "func f() { switch x { case 1: a()\n default: break } }",
      "func f() { kata_hit(0); switch x { case 1: kata_hit(1); a()\n default: kata_hit(2); break } }"
    ),
    (
      "func f() { defer { a() }; do { try b() } catch E.x { c() } }",
      "func f() { defer { kata_hit(0); a() }; do { kata_hit(1); try b() } catch E.x { kata_hit(2); c() } }"
    ),
  ])
  func countsStatementsAndConditions(text: String, expected: String) {
    #expect(counted(text) == expected)
  }

  @Test(arguments: [
    (
      "let a = { $0.name }()", "let a = kata_at(kata_hit(0), { kata_last(kata_hit(1), $0.name) }())"
    ),
    (
      "func f() { xs.map { try g($0) } }",
      "func f() { kata_hit(0); xs.map { try kata_last(kata_hit(1), g($0)) } }"
    ),
    (
      "func f() { xs.map { return $0 } }",
      "func f() { kata_hit(0); xs.map { return kata_at(kata_hit(1), $0) } }"
    ),
    ("func f() { run { x = 1 } }", "func f() { kata_hit(0); run { kata_hit(1); x = 1 } }"),
    (
      "func f() { run { a(); b() } }",
      "func f() { kata_hit(0); run { kata_hit(1); a(); kata_hit(2); b() } }"
    ),
    (
      "let f: F = { $0 }", "let f: F = { [kata_made = kata_seen(0)] in kata_last(kata_hit(1), $0) }"
    ),
    (
      "let f: F = { [weak self] in self }",
      "let f: F = { [kata_made = kata_seen(0), weak self] in kata_last(kata_hit(1), self) }"
    ),
    (
      "func f() { let a = if b { c } else { d } }",
      "func f() { kata_hit(0); let a = if kata_seen(1), b { kata_last(kata_hit(2), c) } else { kata_last(kata_hit(3), d) } }"
    ),
    (
      "func f() -> Int { switch x { case 1: a\n default: b } }",
      "func f() -> Int { return switch kata_at(kata_hit(0), x) { case 1: kata_last(kata_hit(1), a)\n default: kata_last(kata_hit(2), b) } }"
    ),
  ])
  func keepsSingleExpressionsSingle(text: String, expected: String) {
    #expect(counted(text) == expected)
  }

  @Test(arguments: [
    "let a = 3", "var a = [1, 2], b: String? = nil", "enum E: Int { case a = 1 }",
    "@Clamped(0...3) var a = 1", "func f(a: Int = 3, file: String = #file) {}",
    "@ListBuilder func f() -> [Int] { a; b }", "func f() -> [Int] { a; b }",
    "protocol P { var a: Int { get } }", "import UIKit", "let a",
    "var v: Int { _read { yield x } }",
  ])
  func leavesAlone(text: String) {
    let result = instrumented(text)
    #expect(result.files[0].text == text)
    #expect(result.probes.isEmpty && result.mutants.isEmpty)
  }

  @Test func leavesClosuresOfBuildersAlone() {
    let text = """
      @resultBuilder enum Rows {}
      func list(@Rows _ make: () -> [Int]) {}
      func f() { list { a; b } }
      """
    #expect(counted(text).hasSuffix("func f() { kata_hit(0); list { a; b } }"))
  }

  @Test func leavesFilesThatDoNotParseAlone() {
    #expect(counted("func f( { a(") == "func f( { a(")
  }

  @Test func countsWhereAtomsAre() {
    let text = """
      struct A { let b = C(), d: () -> Int = { 1 }
        func f(x: Int = y()) -> Int { if x > 1, let z { g { $0 } }; return x ? 1 : 2 }
        var h: [Int] { switch x { case 1 where y: a() ; default: for i in j { k += i } }; return [] } }
      """
    let file = SourceFile(path: Self.path, text: text)
    let atoms = Set(FactReader().facts([file]).atoms.map(\.offset))
    #expect(Set(instrumented(text).probes.map(\.offset)) == atoms)
    #expect(!atoms.isEmpty)
  }

  // MARK: Mutants

  @Test(arguments: [
    ("if a < b {}", ["boundary: a < b -> a <= b"]),
    ("if a == b {}", ["negatedCondition: a == b -> a != b"]),
    ("if a {}", ["negatedCondition: a -> !a"]),
    ("if !a {}", ["negatedCondition: !a -> a"]),
    ("if a, !b {}", ["negatedCondition: a -> !a", "negatedCondition: !b -> b"]),
    ("if a && b {}", ["negatedCondition: a && b -> !(a && b)", "connector: a && b -> a || b"]),
    ("while true {}", []),
    ("x = a + b", ["arithmetic: a + b -> a - b"]),
    ("x += b", ["arithmetic: x += b -> x -= b"]),
    ("x = a ? b : c", ["ternarySwap: a ? b : c -> a ? c : b"]),
    ("x = !(a == b)", ["negatedCondition: a == b -> a != b"]),
    ("x = a * b + c", ["arithmetic: a * b -> a / b", "arithmetic: a * b + c -> a * b - c"]),
    ("x = a < 3", ["boundary: a < 3 -> a <= 3"]),
    ("x = a > 3", ["boundary: a > 3 -> a >= 3", "literal: 3 -> 4"]),
    ("x = \"\"", ["literal: \"\" -> \"?\""]),
    ("x = \"ab\"", ["literal: \"ab\" -> \"\""]),
    ("x = \",\"", ["literal: \",\" -> \"?\""]),
    ("x = y ?? false", ["literal: false -> true"]),
    ("x = 255", ["literal: 255 -> 254"]),
    ("y?.go(z)", ["removedCall: y?.go(z) -> "]),
    ("_ = try? go(z)", ["removedCall: _ = try? go(z) -> "]),
    ("super.go(z)", []), ("fatalError(\"no\")", []), ("x = a >>> b + 1", []),
    ("x = \\.a[3]", []), ("x = #selector(go(3))", []),
  ])
  func mutates(statement: String, expected: [String]) {
    #expect(changes("func f() { \(statement) }") == expected)
  }

  @Test(arguments: [
    ("func f() -> Bool { g() }", "func f() -> Bool", "false"),
    ("func f() -> [String: Int] { g() }", "func f() -> [String: Int]", "[:]"),
    ("var v: Set<Int> { g() }", "v: Set<Int>", "[]"),
    ("var v: P? { get throws { g() } }", "v: P?", "nil"),
    ("subscript(i: Int) -> Double { g() }", "subscript(i: Int) -> Double", "0"),
  ])
  func returnsDefaults(text: String, signature: String, value: String) {
    #expect(changes("struct A { \(text) }") == ["defaultReturn: \(signature) -> return \(value)"])
  }

  @Test(arguments: [
    "func f() -> Bool { false }", "func f() -> P? { return nil }", "func f() -> T { g() }",
    "func f() -> some P { g() }", "func f() { }",
  ])
  func returnsNoDefaultWithoutNeed(text: String) {
    #expect(!changes(text).contains { $0.hasPrefix("defaultReturn") })
  }

  @Test func putsSwitchesInsideOfMarks() {
    let text = instrumented("func f() throws { x = try a() + b(); try await c() }").files[0].text
    #expect(text.contains("x = try kata_plus(1, a() , b())"))
    #expect(text.contains("if kata_keep(2) { try await c() }"))
  }

  @Test func namesTheAtomOfEveryMutant() {
    let text =
      "func f() -> Int { g { a < b }; switch c { case let d where d > 1: return e\n default: return 0 } }"
    let result = instrumented(text)
    let atoms = zip(result.mutants, result.probeOfMutant).map { mutant, probe in
      let start = text.utf8.index(text.utf8.startIndex, offsetBy: result.probes[probe].offset)
      return "\(mutant.operator.rawValue) \(text[start...].prefix(3))"
    }
    #expect(
      atoms == [
        "defaultReturn g {", "removedCall g {", "boundary a <", "boundary c {", "literal c {",
        "literal ret",
      ])
  }

  // MARK: Choosing

  @Test func keepsLinesWhereTheyAre() {
    let text = "func f() {\r\n  a( // one\n    1)\n    .b { x in\n      c += x }\n}\n"
    let lines = instrumented(text).files[0].text.utf8.split(
      separator: 10, omittingEmptySubsequences: false)
    #expect(lines.count == text.utf8.split(separator: 10, omittingEmptySubsequences: false).count)
  }

  @Test func mutatesChosenAtomsAlone() {
    let result = instrumented("func f() { a(1)\n b(2) }") { path, offset in
      path == Self.path && offset > 12
    }
    #expect(result.mutants.map(\.original) == ["b(2)", "2"])
    #expect(result.probes.count == 2)
  }

  @Test func tellsPlacesOfTheTextAsItWasWritten() throws {
    let text = "class A { @objc func f() { x.on(#selector(f)); y.go(1) } }"
    let result = instrumented(text)
    let call = try #require(result.mutants.first { $0.original == "y.go(1)" })
    let place = try #require(text.firstRange(of: "y.go")).lowerBound.utf16Offset(in: text)
    #expect(call.offset == place)
    #expect(call.location.column == place + 1)
    #expect(result.probes.map(\.offset).contains(place))
  }

  @Test func bridgesWhatItRewrites() {
    let text = "class A { @objc func f() { x.on(#selector(f), 1) } }"
    #expect(
      counted(text)
        == "class A {       func f() { kata_hit(0); x.on( Selector(A.f, named: \"f\"), 1) } }")
    #expect(changes(text) == ["removedCall: x.on(#selector(f), 1) -> ", "literal: 1 -> 2"])
  }

  @Test func dropsWhatIsLeftOutAndKeepsTheNumbers() {
    let text = "func f() {\n  a()\n  b()\n}"
    let first = instrumented(text)
    let keys = first.keys(in: Self.path, line: 2)
    #expect(keys.count == 2)
    let second = instrumented(text, leavingOut: keys)
    let expected = "func f() {\(Self.frame)\n  a()\n  kata_hit(1); if kata_keep(2) { b() }\n}"
    #expect(second.files[0].text == expected)
    #expect(second.mutants.map(\.fate) == [.dropped, .uncovered])
    #expect(second.probes == first.probes)
    #expect(second.keys(in: Self.path, line: 2).isEmpty)
  }

  @Test func keepsTheReturnThatAnyRewriteNeeds() {
    let text = "func f() -> Bool { g() }"
    let first = instrumented(text)
    let probe = MutantKey(path: Self.path, offset: first.probes[0].offset, operator: nil)
    let expected = "func f() -> Bool {\(Self.frame) if kata_on(1) { return false }; return g() }"
    #expect(instrumented(text, leavingOut: [probe]).files[0].text == expected)
  }

  // MARK: Frames

  @Test(arguments: [
    "func f() {# a() }", "func f() -> Int {# x }", "init() {# x = 1 }", "deinit {# a() }",
    "var v: Int {# x }", "var v = 1 { didSet {# a() } }", "var v: Int { get {# x } set {# a() } }",
    "subscript(n: Int) -> Int {# n }", "func f() {# run {# a(); b() } }",
    "func f() {# run { n in# x = n } }", "func f() async throws {# try await a() }",
    "func f() {# // why\n  if a { b() } else { c() }\n  for d in e { g() }\n}",
  ])
  func putsTheCallerBackWhenABodyEnds(text: String) {
    let plain = text.replacing("#", with: "")
    let result = instrumented(plain) { _, _ in false }.files[0].text
    let places = result.components(separatedBy: Self.frame)
    #expect(places.count == text.components(separatedBy: "#").count, "\(result)")
    let heads = text.components(separatedBy: "#").dropLast().map { $0.suffix(2) }
    #expect(zip(places, heads).allSatisfy { $0.hasSuffix($1) }, "\(result)")
  }

  @Test(arguments: [
    ("func f() { g { $0.name } }", 1), ("func f() { g { if a { b } else { c } } }", 1),
    ("func f() {}", 0), ("@ListBuilder func f() -> [Int] { a; b }", 0),
    ("func f() { do { a() } catch { b() } }", 1),
  ])
  func framesNoBodyThatHasToStayAsItIs(text: String, frames: Int) {
    let result = instrumented(text) { _, _ in false }.files[0].text
    #expect(result.components(separatedBy: Self.frame).count == frames + 1, "\(result)")
  }

  @Test func leavesOutAFrameByTheLineOfItsBrace() {
    let text = "func f() -> Int\n{\n  x\n}"
    let keys = instrumented(text).keys(in: Self.path, line: 2)
    #expect(keys.count == 1)
    let result = instrumented(text, leavingOut: keys).files[0].text
    #expect(!result.contains("kata_frame"))
    #expect(result.contains("kata_hit(0); return x"))
  }

  @Test func compilesOnlyTheSupportThatIsCalled() {
    let support = instrumented("func f() { x = a < b }").files[1].text
    #expect(support.contains("func kata_less<"))
    #expect(!support.contains("func kata_plus<"))
  }
}
