import KataCore
import KataSyntax
import Testing

struct FunctionFactsTests {
  @Test func callsItsOwnFunctionsByTypeNameAndLabels() {
    let read = ReadFacts(
      """
      class A {
        let b = B(); var p: P?
        func f() { g(); g(x: 1); g(x: 1); b.g(); p?.g(); other.g(); free(); _ = b.size; b.size = 2; B(n: 1) }
        func g() {}
        func g(x: Int) {}
      }
      class B { init() {}; init(n: Int) {}; func g() {}; var size: Int { get { 1 } set { } } }
      protocol P { func g() }
      func free() {}
      """)
    #expect(
      read.calls(of: "f") == [
        "A.g": 3, "B.g": 1, "P.g": 1, "Sources/0.swift.free": 1, "B.size": 2, "B.init": 1,
      ])
    let callee = read.function("f")?.calls.first { $0.value == 2 }?.key
    #expect(callee.map { read.facts.functions[$0].labels } == ["x"])
  }

  @Test func callsWhatAPropertyWrapperDoes() {
    let read = ReadFacts(
      """
      class A {
        @Stored(key: "b") var b = 1
        func f() { b = 2 }
        func g() { @Stored(key: "c") var c: Int = 1; c = c + 1 }
      }
      @propertyWrapper struct Stored {
        let key: String
        init(wrappedValue: Int, key: String) { self.key = key }
        var wrappedValue: Int { get { 1 } set { } }
      }
      """)
    #expect(read.calls(of: "f") == ["Stored.wrappedValue": 1])
    #expect(read.calls(of: "g") == ["Stored.init": 1, "Stored.wrappedValue": 2])
    #expect(read.references.isSuperset(of: ["A makes Stored", "A calls Stored"]))
  }

  @Test func callsWhatAResultBuilderDoes() {
    let read = ReadFacts(
      """
      class A {
        func f() { run { 1 } }
        @Steps var g: Int { 2 }
      }
      func run(@Steps _ steps: () -> Int) {}
      @resultBuilder enum Steps { static func buildBlock(_ steps: Int...) -> Int { 1 } }
      """)
    #expect(read.calls(of: "f") == ["Sources/0.swift.run": 1, "Steps.buildBlock": 1])
    #expect(read.calls(of: "g") == ["Steps.buildBlock": 1])
  }

  @Test func knowsWhatAnExtensionSaysOfItsGenericParameters() {
    let read = ReadFacts(
      """
      struct Box<Value> { let value: Value }
      extension Box where Value == A { func f() { let a = value; a.g(); value.g() } }
      class A { func g() {} }
      """)
    #expect(read.calls(of: "f") == ["A.g": 2])
  }

  @Test func choosesOverloadsByLabelsAndClosures() {
    let read = ReadFacts(
      """
      class A {
        func f() { g { }; g(1) { }; g(1, y: 2) }
        func g(_ done: () -> Void) -> B {}
        func g(_ x: Int, done: () -> Void) -> B {}
        func g(_ x: Int, y: Int = 1, z: Int = 2) -> B {}
      }
      """)
    #expect(read.function("f")?.calls.values.sorted() == [1, 1, 1])
  }

  @Test func tellsRequirementsApart() {
    let read = ReadFacts(
      "protocol P { var a: Int { get }; func b(c: Int) }; extension P { func d() { b(c: a) } }")
    #expect(read.type("P")?.requirements == ["a", "b"])
    #expect(read.function("b")?.kind == .requirement)
    #expect(read.function("b")?.labels == ["c"])
    #expect(read.function("d")?.isProtocolExtension == true)
    #expect(read.calls(of: "d") == ["P.a": 1, "P.b": 1])
  }

  @Test func knowsActions() {
    let read = ReadFacts(
      """
      class A {
        @IBAction func a() {}
        @objc func b() {}
        func c() {}
        func d() { x(#selector(c)); x(#selector(A.e(_:))) }
        func e(_ sender: Any) {}
      }
      """)
    for (name, isAction) in [("a", true), ("b", true), ("c", true), ("d", false), ("e", true)] {
      #expect(read.function(name)?.isAction == isAction, "\(name)")
    }
  }

  @Test func tellsItsSignature() throws {
    let read = ReadFacts(
      "class A { override static func f(_ a: [B], b c: any C, d: @escaping () -> Void) -> E? {} }")
    let function = try #require(read.function("f"))
    #expect(function.labels == ["", "b", "d"])
    #expect(function.parameterTypes == ["Array", "C", "function"])
    #expect(function.resultType == "E")
    #expect(function.isStatic && function.isOverride)
  }

  @Test(arguments: [
    ("func f(x: Int) { b.go(x) }", true), ("func f() { b?.go() }", true),
    ("func f() -> Int { return self.b.size }", false),
    ("var f: Int { b.size }", true), ("func f(x: Int) { b.go(x + 1) }", false),
    ("func f() { b.go(1) }", false),
    ("func f() { b.go(); b.go() }", false), ("func f() { print() }", false),
    ("func f() { b.go { } }", false),
    ("func f() async throws { try await b.go() }", true), ("func f() { other.go() }", false),
    ("func f() { B() }", false), ("var f: Int { get { b.size } set { b.size = newValue } }", true),
    ("func f(x: Int = make()) { b.go(x) }", false), ("func f(x: Int = 1) { b.go(x) }", true),
    ("func f() { given.go() }", true), ("func f() { UIView().layoutIfNeeded() }", false),
  ])
  func knowsForwarding(member: String, isForwarding: Bool) {
    let read = ReadFacts(
      "class A { var b: B?; let given: G; \(member) }; class B { func go(_ x: Int) {}; var size = 1; func go() {} }",
      given: "protocol G { func go() }")
    #expect(read.function("f")?.onlyForwards == isForwarding)
  }

  @Test(arguments: [
    ("func f(x: Int) { go(x) }", []), ("func f(to x: Int, _ y: Int) { go(y) }", [0]),
    ("func f(_: Int, x: Int) { _ = 1 }", [0, 1]), ("func f(x: Int) { run { go(x) } }", []),
    ("func f(`in` x: Int) { go(2) }", [0]), ("init(x: Int) { }", []),
  ])
  func knowsWhichParametersAreNeverMentioned(member: String, unread: [Int]) {
    let read = ReadFacts("class A { \(member) }")
    #expect((read.function("f") ?? read.function("init"))?.unread == unread)
  }

  @Test(arguments: [
    ("case .go(let x): b?.go(x); case .stop: b?.stop()", true),
    ("case let .go(x): b?.go(x); case .stop: b?.stop()", true),
    ("case .go(let x): b?.go(x); case .stop: c.stop()", false),
    ("case .go(let x): b?.go(x + 1); case .stop: b?.stop()", false),
    ("case .go(let x): b?.go(x); case .stop: stop()", false),
    ("case .go(let x) where x > 1: b?.go(x); default: b?.stop()", false),
    ("case .go(let x): b?.go(x); default: break", false),
  ])
  func knowsASwitchThatOnlyForwards(cases: String, isForwarding: Bool) {
    let read = ReadFacts(
      """
      class A { var b: B?; let c = B(); func f(_ e: E) { switch e { \(cases) } }; func stop() {} }
      class B { func go(_ x: Int) {}; func stop() {} }
      enum E { case go(Int), stop }
      """)
    #expect(read.function("f")?.onlyForwards == isForwarding)
  }

  @Test(arguments: [
    ("a()", 0), ("if a { b() }", 1), ("if a { b() } else { c() }", 2),
    ("if a { } else if b { } else { }", 3), ("if a { if b { } }", 3),
    ("for a in b { if c { } }", 3),
    ("while a { }", 1), ("repeat { } while a", 1),
    ("switch a { case 1: b()\ncase 2: c()\ndefault: d() }", 1),
    ("guard a else { return }", 1), ("x = a ? b : c", 1), ("x = a && b && c", 1),
    ("x = a && b || c", 2),
    ("do { } catch { }", 1), ("x { if a { } }", 2), ("f()", 1), ("x = a ?? b", 0),
    ("o: for a in b { continue o }", 2), ("for a in b { for c in d { if e { } } }", 6),
    ("if a { x = b ? c : d }", 3), ("func g() { if a { } }", 2),
  ])
  func countsCognitiveComplexity(body: String, points: Int) {
    #expect(ReadFacts("func f() { \(body) }").function("f")?.cognitiveComplexity == points)
  }

  @Test func namesInitialValuesAccessorsAndObservers() {
    let read = ReadFacts(
      "class A { let a = B(); static let b = B(); var c = 1 { didSet { x() } }; var d: Int { get { 1 } set { } }; init() {}; deinit {}; subscript(i: Int) -> Int { 1 } }"
    )
    #expect(
      read.facts.functions.map(\.kind) == [
        .observer, .getter, .setter, .initializer, .deinitializer, .subscript, .initialValues,
        .initialValues,
      ])
    #expect(read.facts.functions.map(\.isStatic).suffix(2) == [false, true])
  }
}
