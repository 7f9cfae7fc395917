import KataCore
import KataSyntax
import Testing

struct UseTests {
  /// The uses of a function's body, in a controller with some properties.
  private func uses(of body: String, members: String = "", others: String = "") -> [String] {
    let read = ReadFacts(
      """
      class Screen: UIViewController {
        let table = UITableView(); var person: Person?; let presenter: any Presenting
        let people: [Person] = []; var byName: [String: Person] = [:]
        \(members)
        func f(given: Person, done: @escaping (Person) -> Void) { \(body) }
      }
      struct Person { let name: String; var friend: Person?; func greet(_ how: How) -> Greeting {} }
      enum How { case short, long(Person) }
      struct Greeting { let text: String }
      \(others)
      """,
      given:
        "protocol Presenting { var state: State { get }; func didTap() }; struct State { let title: String }"
    )
    return read.uses(in: "f")
  }

  @Test(arguments: [
    // Locals
    ("let v = UILabel(); v.text = nil", "write UILabel.text"),
    ("let v: UILabel = make(); v.text = nil", "write UILabel.text"),
    ("let v = make(); v.text = nil", "write -.text"),
    ("let v = make() as! UILabel; v.text = nil", "write UILabel.text"),
    ("if let v = make() as? UILabel { v.text = nil }", "write UILabel.text"),
    ("let v = given.greet(.short); use(v.text)", "read Greeting.text"),
    ("let v = given; let given = UILabel(); use(given.text, v.name)", "read Person.name"),
    ("do { let given = UILabel() }; use(given.name)", "read Person.name"),
    ("let (a, b) = (given, UILabel()); use(b.text)", "read UILabel.text"),
    // Members, inherited members and self
    ("title = nil", "write UIViewController.title"),
    ("self.title = nil", "write UIViewController.title"),
    ("view.layer.cornerRadius = x", "write CALayer.cornerRadius"),
    (
      "navigationController?.pushViewController(given)",
      "call UINavigationController.pushViewController"
    ),
    ("super.viewDidLoad()", "call UIViewController.viewDidLoad"),
    ("self.setUp()", "call UIViewController.setUp"),
    ("setUp()", "call -.setUp"), ("table.reloadData()", "call UITableView.reloadData"),
    ("table.dequeueReusableCell().textLabel?.text = nil", "write UILabel.text"),
    ("presenter.didTap()", "call Presenting.didTap"),
    ("use(presenter.state.title)", "read State.title"),
    // Optionals
    ("use(person?.name)", "read Person.name"), ("use(person!.friend!.name)", "read Person.name"),
    ("if let person { use(person.friend?.name) }", "read Person.name"),
    ("guard let p = person else { return }; use(p.name)", "read Person.name"),
    ("person.map { use($0.name) }", "read Person.name"),
    ("let n = person ?? given; use(n.name)", "read Person.name"),
    ("let n = person.map { $0.greet(.short) }; use(n?.text)", "read Greeting.text"),
    // Collections
    ("for p in people { use(p.name) }", "read Person.name"),
    ("use(people[0].name)", "read Person.name"),
    ("use(people.first?.name)", "read Person.name"),
    ("use(byName[\"a\"]?.name)", "read Person.name"),
    ("people.forEach { use($0.name) }", "read Person.name"),
    ("let t = people.map { $0.greet(.short) }; use(t[0].text)", "read Greeting.text"),
    ("for (i, p) in people.enumerated() { use(p.name) }", "read Person.name"),
    ("for (n, p) in byName { use(p.name) }", "read Person.name"),
    ("let v = [Person](); use(v[0].name)", "read Person.name"),
    ("use(people.filter { true }.sorted { $0.name < $1.name })", "read Person.name"),
    // Static members and the platform
    ("UserDefaults.standard.set(1)", "call UserDefaults.set"),
    ("URLSession.shared.dataTask().resume()", "call URLSessionDataTask.resume"),
    ("NotificationCenter.default.post()", "call NotificationCenter.post"),
    ("use(Foundation.Date().timeIntervalSinceNow)", "read Date.timeIntervalSinceNow"),
    ("let v = JSONDecoder(); let p = try v.decode(Person.self); use(p.name)", "read Person.name"),
    ("let s = URLSession.shared; s.dataTask { d, r, e in use(r.url) }", "read URLResponse.url"),
    // Enums and patterns
    ("switch h() as! How { case .long(let p): use(p.name) default: break }", "control -.break"),
    ("if case .long(let p)? = h() as? How { use(p.name) }", "read Person.name"),
    (
      "let r: Result<Person, Error> = h(); if case .success(let p) = r { use(p.name) }",
      "read Person.name"
    ),
    // Ternaries, tuples, comparisons, casts
    ("let v = b ? given : given; use(v.name)", "read Person.name"),
    ("let v = (given); use(v.name)", "read Person.name"),
    ("do { try x() } catch { use(error.localizedDescription) }", "read Error.localizedDescription"),
    ("let v = try? given.greet(.short); use(v?.text)", "read Greeting.text"),
    ("let v = { given }(); use(v.name)", "read Person.name"),
    ("func inner(_ p: Person) { use(p.name) }", "read Person.name"),
    ("DispatchQueue.main.async { self.title = x }", "read -.x"),
  ])
  func tellTheReceiver(body: String, use: String) {
    let uses = uses(of: body)
    #expect(uses.contains(use), "\(uses)")
  }

  @Test func doNotGuessByName() {
    #expect(
      uses(of: "let navigationController = make(); navigationController.pushViewController(x)")
        .contains("call -.pushViewController"))
    #expect(uses(of: "tableView.reloadData()").contains("call -.reloadData"))
  }

  @Test(arguments: [
    ("lazy var label = UILabel()", "label.text = x"),
    ("lazy var label: UILabel = { let l = UILabel(); return l }()", "label.text = x"),
    ("lazy var label = { let l = UILabel(); return l }()", "label.text = x"),
    ("func label() -> UILabel { x }", "label().text = x"),
    ("static let label = UILabel()", "Self.label.text = x"),
    ("static let label = UILabel()", "Screen.label.text = x"),
    ("var label: UILabel { get { x } }", "label.text = x"),
    ("struct Views { let label = UILabel() }; let views = Views()", "views.label.text = x"),
    ("@IBOutlet var label: UILabel!", "label.text = x"),
  ])
  func followOwnMembers(member: String, body: String) {
    #expect(uses(of: body, members: member).contains("write UILabel.text"))
  }

  @Test(arguments: [
    (
      "class Base<T> { var value: T; init(value: T) {} }",
      "let b = Base<Person>(value: given); use(b.value.name)"
    ),
    (
      "class Base<T> { var value: T; init(value: T) {} }",
      "let b = Base(value: given); use(b.value.name)"
    ),
    ("func same<T>(_ x: T) -> T { x }", "use(same(given).name)"),
    ("func load(_ done: (Person) -> Void) {}", "load { use($0.name) }"),
    ("func load(then done: (Person, Int) -> Void) {}", "load { p, _ in use(p.name) }"),
    (
      "func load(_ done: (Result<Person, Error>) -> Void) {}",
      "load { switch $0 { case .success(let p): use(p.name) case .failure: use(given.name) } }"
    ),
    (
      "enum Trouble: Error { case none }; func done(_ result: Result<Person, Trouble>) {}",
      "done(.failure(.none)); done(.success(given)); use(given.name)"
    ),
    ("typealias Human = Person; func human() -> Human {}", "use(human().name)"),
    (
      "protocol Named { var person: Person { get } }; func n() -> some Named {}",
      "use(n().person.name)"
    ),
    ("extension Screen { var me: Person { x } }", "use(me.name)"),
    ("let ready = Person(name: x).then { _ in }", "use(ready.name)"),
    ("", "_ = given.then { use($0.name) }"),
    ("class Top { var p: Person? }; class Low: Top {}", "use(Low().p?.name)"),
    ("let shared = Person(name: x)", "use(shared.name)"),
    ("extension String { var person: Person { x } }", "use(\"\".person.name)"),
  ])
  func followDeclarations(declared: String, body: String) {
    #expect(uses(of: body, others: declared).last == "read Person.name")
  }

  @Test(arguments: [
    ("x = a + 1", ["write -.x", "read -.a", "operation -.+", "literal -.number"]),
    ("x += 1", ["write -.x", "operation -.+=", "literal -.number"]),
    (
      "x(a ? \"b\" : nil)",
      ["call -.x", "read -.a", "operation -.?:", "literal -.string", "literal -.nil"]
    ),
    ("x(\"a\\(b)\")", ["call -.x", "interpolation -.string", "read -.b"]),
    ("x(\"\", \" \")", ["call -.x", "literal -.emptyString", "literal -.space"]),
    (
      "x(\"https://a.b\", \"https://a.b/\\(c)\")",
      ["call -.x", "literal -.address", "interpolation -.address", "read -.c"]
    ),
    (
      "x(!a && b is C)",
      ["call -.x", "operation -.!", "read -.a", "operation -.&&", "read -.b", "cast -.C"]
    ),
    ("_ = [a: true]", ["write -._", "literal -.dictionary", "read -.a", "literal -.boolean"]),
    ("x(\\Person.name)", ["call -.x", "read Person.name"]),
    ("x(#selector(f))", ["call -.x", "read Screen.f"]),
    (
      "people[0] = a",
      ["read Screen.people", "write Array.subscript", "literal -.number", "read -.a"]
    ),
    ("Person(name: a)", ["make -.Person", "read -.a"]),
    ("let p: Person = .init(name: a)", ["make -.Person", "read -.a"]),
    ("given.greet(.long(a))", ["call Person.greet", "call How.long", "read -.a"]),
    ("throw a", ["control -.throw", "read -.a"]),
  ])
  func tellWhatIsDone(body: String, expected: [String]) {
    #expect(uses(of: body) == expected)
  }

  @Test(arguments: [
    ("x(a.b, 1, self)", false), ("x(.failure(a))", false), ("x(a as? B)", false),
    ("x { a() }", false),
    ("x(a())", true), ("x(!a)", true), ("x(\"\\(a)\")", true), ("x([a + b])", true),
    ("x(a ? b : c)", true),
    ("y = a.b", false), ("y = a ?? b", true), ("y += 1", true), ("y = -1", false),
  ])
  func tellWhetherSomethingIsComputed(body: String, computes: Bool) throws {
    let read = ReadFacts("func f() { \(body) }")
    #expect(try #require(read.facts.atoms.first?.uses.first).computesArgument == computes)
  }

  @Test(arguments: [
    ("x { self.go() }", "self", []), ("x { go() }", "self", []),
    ("x { [weak self] in self?.go() }", "weak", ["self"]),
    ("x { [unowned self] in go() }", "weak", ["self"]), ("x { [b] in b() }", "", ["b"]),
    ("x { y() }", "", []),
  ])
  func tellWhatAClosureKeeps(body: String, name: String, captures: [String]) throws {
    let read = ReadFacts("class A { func go() {}; func f() { \(body) } }")
    let closure = try #require(read.facts.atoms.first?.uses.last)
    #expect(closure.name == name)
    #expect(closure.labels == captures)
  }

  @Test func tellChainAndLabels() throws {
    let read = ReadFacts("class A { func f() { self.b?.c[0].d(x: 1, 2) { } } }")
    let use = try #require(read.facts.atoms.first?.uses.last { $0.kind == .call })
    #expect(use.chain == ["self", "b", "c"])
    #expect(use.labels == ["x", ""])
  }

  @Test func belongToTheSubjectWhereCasesAreMatched() throws {
    let read = ReadFacts(
      "enum E { case a(Int), b }; func f(e: E) { switch e { case .a(let n) where n > 1: x()\ncase .a, .b: y() } }"
    )
    #expect(
      read.facts.atoms[0].uses.map(\.short) == [
        "read -.e", "pattern E.a", "read -.n", "operation -.>", "literal -.number", "pattern E.a",
        "pattern E.b",
      ])
    #expect(read.uses(in: "f").filter { $0.hasPrefix("pattern") }.count == 3)
  }

  @Test(arguments: [
    ("\"b\", c: .d", ["": "\"b\",", "c": ".d,"]),
    ("[1, -2.5], c: [:]", ["": "[1, -2.5],", "c": "[:],"]),
    ("\"b\\(x)\", c: nil", ["c": "nil,"]), ("1, x", [:]), ("1, c: x.d, e: x", ["": "1,"]),
  ])
  func saysWhatAMakingWritesOut(arguments: String, fixed: [String: String]) throws {
    let read = ReadFacts("struct A { }; func f(_ x: Int) { _ = A(\(arguments)) }")
    let made = read.facts.atoms.flatMap(\.uses).first { $0.kind == .make }
    #expect(try #require(made).fixed == fixed)
  }
}
