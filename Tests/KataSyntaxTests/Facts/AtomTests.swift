import KataCore
import KataSyntax
import Testing

struct AtomTests {
  private func atoms(_ text: String) -> [String] {
    let read = ReadFacts(text)
    return read.facts.atoms.map { atom in
      let bytes = Array(text.utf8)[atom.offset..<atom.offset + atom.length]
      return "\(atom.kind.rawValue) \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  @Test(arguments: [
    ("a()\nlet b = c\nreturn d", ["statement a()", "statement let b = c", "statement return d"]),
    ("let a: Int\na = 1", ["statement a = 1"]),
    (
      "if a, let b = c { d() } else if e { f() } else { g() }",
      [
        "condition a", "condition let b = c", "statement d()", "condition e", "statement f()",
        "statement g()",
      ]
    ),
    ("guard let self else { return }", ["condition let self", "statement return"]),
    ("while a { b() }", ["condition a", "statement b()"]),
    ("repeat { a() } while b", ["statement a()", "condition b"]),
    ("for a in b where c { d() }", ["condition b", "statement d()"]),
    (
      "switch a { case .b: c()\ncase let .d(e) where e: break\ndefault: f() }",
      ["condition a", "statement c()", "statement break", "statement f()"]
    ),
    ("do { try a() } catch let error as B { c() }", ["statement try a()", "statement c()"]),
    ("defer { a() }", ["statement a()"]),
    (
      "let a = if b { c } else { d }",
      ["statement let a = if b { c } else { d }", "condition b", "statement c", "statement d"]
    ),
    ("a { b { c() } }", ["statement a { b { c() } }", "statement b { c() }", "statement c()"]),
    ("func g() { a() }", ["statement a()"]),
    ("#if DEBUG\na()\n#else\nb()\n#endif", ["statement a()", "statement b()"]),
    ("outer: for a in b { continue outer }", ["condition b", "statement continue outer"]),
    ("var a: Int { b() }", ["statement b()"]), ("throw a", ["statement throw a"]),
  ])
  func areStatementsAndConditions(body: String, expected: [String]) {
    #expect(atoms("func f() {\n\(body)\n}") == expected)
  }

  @Test(arguments: [
    ("let a = B()", ["initialValue B()"]), ("let a = 1", []), ("let a = \"b\"", []),
    ("let a = -1.5", []),
    ("let a = [1, 2]", []), ("let a = [\"b\": [true]]", []), ("var a: B?", []),
    ("let a = [b]", ["initialValue [b]"]),
    ("let a = \"\\(b)\"", ["initialValue \"\\(b)\""]), ("var a: B { c }", ["statement c"]),
    ("let a = 1, b = c()", ["initialValue c()"]),
    ("lazy var a = { b() }()", ["initialValue { b() }()", "statement b()"]),
    ("var a = 1 { didSet { b() } }", ["statement b()"]),
    ("var a: B { get { c } set { d(newValue) } }", ["statement c", "statement d(newValue)"]),
    ("subscript(a: Int) -> B { c }", ["statement c"]), ("deinit { a() }", ["statement a()"]),
    ("func a(b: C = D(), e: Int = 1) {}", ["defaultArgument D()"]),
    ("static let a = B()", ["initialValue B()"]),
    ("init() { a = 1 }", ["statement a = 1"]), ("@Wrapped(b()) var a: Int", []),
  ])
  func areWhatMembersDo(member: String, expected: [String]) {
    #expect(atoms("class A {\n\(member)\n}") == expected)
  }

  @Test func areNoneInProtocolsAndRawValues() {
    #expect(
      atoms("protocol P { var a: Int { get }; func b() }; enum E: Int { case c = 1 }").isEmpty)
  }

  @Test func knowTheirClosure() {
    let read = ReadFacts("func f() { a { b() } }")
    #expect(read.facts.atoms.map(\.isInClosure) == [false, true])
    #expect(Set(read.facts.atoms.map(\.function)).count == 1)
  }

  @Test(arguments: ["if let (a, (b, _)) = c", "guard case let (a, b) = c", "let (a, b) = c"])
  func knowWhatATupleBinds(line: String) {
    let rest = line.hasPrefix("if") ? "{ }" : line.hasPrefix("guard") ? "else { return }" : ""
    let read = ReadFacts("func f() { \(line) \(rest) }")
    #expect(read.facts.atoms.first?.binds == ["a", "b"])
  }

  @Test func knowWhatTheyBindAndDecide() {
    let read = ReadFacts(
      """
      func f() {
        let a = 1
        guard let b = c, d else { return }
        switch e { case .f(let g): break }
        h { let i = 2 }
      }
      """)
    #expect(read.facts.atoms.map(\.binds) == [["a"], ["b"], [], [], ["g"], [], [], ["i"]])
    #expect(
      read.facts.atoms.map(\.branch) == [nil, .guard, .guard, nil, .switch, nil, nil, nil])
  }

  @Test func keepUsesOfClosuresToThemselves() {
    let read = ReadFacts("func f() { a(b) { c(d) } }")
    #expect(
      read.facts.atoms.map { $0.uses.map(\.short) } == [
        ["call -.a", "read -.b", "closure -."], ["call -.c", "read -.d"],
      ])
  }

  @Test func standWhereTheirFirstTokenStands() throws {
    let read = ReadFacts("func é() {\n  // why\n  if é,\n    let a = b { }\n}")
    #expect(
      read.facts.atoms.map(\.location.description) == [
        "Sources/0.swift:3:6", "Sources/0.swift:4:5",
      ])
    #expect(read.facts.atoms.map(\.offset) == [26, 34])
  }

  @Test func comeByFileAndPlace() {
    let read = ReadFacts("extension A { func x() { a() } }", "class A { func y() { b() } }")
    #expect(read.facts.atoms.map(\.location.path) == ["Sources/0.swift", "Sources/1.swift"])
  }

  @Test func knowWhereTheBlockBehindElseBegins() {
    let text = """
      func f() {
        if a, let b { c() } else { d() }
        if e { } else if g { } else { h() }
      }
      """
    let bytes = Array(text.utf8)
    let rests = ReadFacts(text).facts.atoms.filter { $0.kind == .condition }.map { atom in
      atom.otherwise.map { String(decoding: bytes[$0...].prefix(8), as: UTF8.self) }
    }
    #expect(rests == ["{ d() }\n", "{ d() }\n", nil, "{ h() }\n"])
  }
}
