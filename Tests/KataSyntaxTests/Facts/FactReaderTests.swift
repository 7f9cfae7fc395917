import KataCore
import KataSyntax
import Testing

struct FactReaderTests {
  // MARK: Types

  @Test func countsExtensionsInOtherFilesToTheirType() throws {
    let read = ReadFacts(
      "extension Screen: Table {\n  func fill() {}\n}", "class Screen: UIViewController {\n}",
      "extension Screen {\n  // nothing\n\n  var a: Int { 1 }\n}")
    let type = try #require(read.type("Screen"))
    #expect(read.facts.types.count == 1)
    #expect(type.inherits == ["UIViewController", "Table"])
    #expect(type.files == ["Sources/0.swift", "Sources/1.swift", "Sources/2.swift"])
    #expect(type.lines == 3 + 2 + 3)
    #expect(read.function("fill")?.type == read.function("a")?.type)
  }

  @Test func countsNestedTypesToTheOutermost() throws {
    let read = ReadFacts(
      "struct A { struct B { let x: Int } }",
      "extension A.B { struct C { func go() { run() } } }; extension A.B.C { func run() {} }")
    #expect(read.facts.types.map(\.name) == ["A"])
    #expect(read.type("A")?.nested == ["B", "C"])
    #expect(read.property("x")?.nestedIn == "B")
    #expect(read.uses(in: "go") == ["call C.run"])
  }

  @Test func takesWhatStandsInANamespaceForTypesOfTheirOwn() throws {
    let read = ReadFacts(
      "enum Login { struct User { let name: String }; protocol Viewing: AnyObject {} }",
      """
      extension Login {
        final class Presenter {
          weak var view: Viewing?
          func greet(_ user: User) -> String { user.name.uppercased() }
        }
        final class Screen: UIViewController, Viewing {
          let presenter = Login.Presenter()
          enum Row { case name }
          func show(_ user: User) { title = presenter.greet(user) }
        }
      }
      """)
    #expect(read.type("Login") == nil)
    #expect(Set(read.facts.types.map(\.name)) == ["User", "Viewing", "Presenter", "Screen"])
    #expect(read.type("Screen")?.nested == ["Row"])
    #expect(read.type("Screen")?.lines == 5)
    #expect(read.calls(of: "show") == ["Presenter.greet": 1])
  }

  @Test func takesAnEnumOfStaticMembersForANamespaceThatDoesSomethingItself() throws {
    let read = ReadFacts(
      "enum Login { static func make() -> Screen { Screen() } }",
      """
      extension Login {
        final class Screen: UIViewController {
          func show() { Login.note() }
        }
        static func note() {}
      }
      """)
    #expect(Set(read.facts.types.map(\.name)) == ["Login", "Screen"])
    #expect(read.type("Login")?.lines == 4)
    #expect(read.type("Screen")?.lines == 3)
    #expect(read.calls(of: "show") == ["Login.note": 1])
    #expect(read.references.contains("Login makes Screen"))
  }

  @Test(arguments: [
    "enum Login { case open; static let title = 1; final class View {} }",
    "struct Login { static let title = 1; final class View {} }",
    "final class Login: UIViewController { final class View {} }",
    "enum Login { struct Request {}; struct Answer { func go() {} } }",
    "final class Login { func go() {}; enum Inner { final class View {} } }",
  ])
  func keepsWhatIsNestedInATypeThatIsMoreThanANamespace(source: String) {
    #expect(ReadFacts(source).facts.types.map(\.name) == ["Login"])
  }

  @Test func knowsWhatGivenProtocolsAskFor() {
    let read = ReadFacts(
      "final class Screen {}",
      given: "protocol Presenting { var text: String { get }; func greet(); init(text: String) }")
    #expect(read.facts.given.first?.requirements == ["text", "greet", "init"])
    #expect(read.facts.functions.isEmpty)
  }

  @Test func gathersForeignExtensionsByType() throws {
    let read = ReadFacts(
      "extension UIView { func pin() {} }", "extension UIView { func fill() { pin() } }",
      "class Box: UILabel { func go() { fill() } }")
    let type = try #require(read.type("UIView"))
    #expect(type.kind == .foreignExtension)
    #expect(type.files.count == 2)
    #expect(read.calls(of: "fill") == ["UIView.pin": 1])
    #expect(read.calls(of: "go") == ["UIView.fill": 1])
  }

  @Test func makesOneTypeOfAFilesFreeFunctions() throws {
    let read = ReadFacts("func a() { b() }\nlet x = make()\nprint(x)", "func b() {}")
    #expect(read.facts.types.map(\.name) == ["Sources/0.swift", "Sources/1.swift"])
    #expect(read.facts.types.allSatisfy { $0.kind == .freeFunctions })
    #expect(read.references == ["Sources/0.swift calls Sources/1.swift"])
    #expect(read.uses(in: "top-level code") == ["call -.print", "read -.x"])
  }

  @Test func keepsProgramsSideBySideApart() {
    let files = ["MVC", "MVP"].flatMap { folder in
      [
        ("Screen", "class Screen { let model = Model(); func go() { model.\(folder)() } }"),
        ("Model", "class Model { func \(folder)() {} }"),
      ].compactMap { name, text in
        RelativePath("\(folder)/\(name).swift").map { SourceFile(path: $0, text: text) }
      }
    }
    let facts = FactReader().facts(files)
    let goes = facts.functions.filter { $0.name == "go" }
    #expect(goes.map { $0.calls.keys.map { facts.functions[$0].name } } == [["MVC"], ["MVP"]])
  }

  @Test func seesWhatIsInjected() {
    let read = ReadFacts(
      """
      final class Presenter {
        private let store: Store; private let clock: Clock = Clock(); private weak var view: View?
        var onChange: (() -> Void)?; private(set) var count = 0; private var late: Log?
        static var shared = Presenter()
        init(services: Services) { self.store = services.store }
        func attach(_ view: View) { self.view = view }
        private func keep(_ log: Log) { late = log }
      }
      struct Value { let name: String; private let secret: Int }
      """)
    for name in ["store", "view", "onChange", "name"] {
      #expect(read.property(name)?.isInjected == true, "\(name)")
    }
    for name in ["clock", "count", "late", "shared", "secret"] {
      #expect(read.property(name)?.isInjected == false, "\(name)")
    }
    #expect(read.property("view")?.isWeak == true)
    #expect(read.property("onChange")?.isClosure == true)
    #expect(read.property("shared")?.isStatic == true)
    #expect(read.property("store")?.isVariable == false)
    #expect(read.property("store")?.type == "Store")
  }

  // MARK: References

  @Test(arguments: [
    ("class A { let b: B? = nil }", "holds"), ("class A { let b = [B]() }", "holds"),
    ("class A { weak var b: B? }", "holdsWeakly"), ("class A { unowned let b: B }", "holdsWeakly"),
    ("class A { func f() { _ = B() } }", "makes"), ("class A: B {}", "inherits"),
    ("class A { func f() { B.shared() } }", "calls"), ("class A { func f(b: B) {} }", "mentions"),
    ("class A { func f(x: Any) { _ = x as? B } }", "mentions"),
    ("class A { let make: () -> B }", "mentions"),
  ])
  func seesAReference(text: String, kind: String) {
    let read = ReadFacts(text, "class B { static func shared() {} }")
    #expect(read.references.contains("A \(kind) B"), "\(read.references)")
    #expect(!read.references.contains { $0.hasPrefix("B") || $0.hasSuffix("A") })
  }

  @Test func seesConformancesToTheProgramsProtocolsOnly() {
    let read = ReadFacts("protocol P {}; class A: P, Q, R {}", given: "protocol Q {}")
    #expect(read.references == ["A conforms P"])
    #expect(read.facts.given.map(\.name) == ["Q"])
  }

  // MARK: Files

  @Test(arguments: [
    ("import Foundation\nstruct A {}", true), ("import UIKit\nstruct A {}", false),
    ("struct A { var l: UILabel? }", false),
    ("func f() { NSLayoutConstraint.activate([]) }", false),
    ("// UILabel\nlet s = \"UILabel\"", true), ("struct UIState {}; let x = UIState()", true),
    ("struct A { var f: CGRect }", true), ("#if canImport(UIKit)\nimport UIKit\n#endif", false),
  ])
  func seesWhatNeedsUIKit(text: String, isFree: Bool) {
    #expect(ReadFacts(text).facts.files[0].isUIKitFree == isFree)
  }

  @Test func namesWhatATypealiasStandsFor() {
    let read = ReadFacts(
      """
      protocol Output {}
      protocol More {}
      typealias Input = Output
      typealias Both = Output & More
      class A: Input {}
      class B: Both {}
      class C: Base<Int>, Codable {}
      class Base<T> {}
      """)
    #expect(read.type("A")?.inherits == ["Output"])
    #expect(read.type("B")?.inherits == ["Output", "More"])
    #expect(read.type("C")?.inherits == ["Base", "Codable"])
  }

  @Test func needsUIKitWhereATypeOfItIsUsed() {
    let read = ReadFacts("class A { let b = B() }", "import UIKit\nclass B: UIViewController {}")
    #expect(read.facts.files.map(\.isUIKitFree) == [false, false])
  }

  @Test(arguments: [
    "class A {", "func f( {}", "let x = [1, 2", "class A { func f() { g( } }",
  ])
  func namesAFileThatDoesNotParse(text: String) throws {
    let read = ReadFacts("class Good { func f() {} }", text)
    #expect(read.facts.files[0].problem == nil)
    #expect(read.facts.files[1].problem?.path == "Sources/1.swift")
    #expect(read.facts.types.map(\.name) == ["Good"])
  }

  @Test(arguments: [
    "", "\u{0}", "\"", "\\(", "#if", "extension {", "case .a", "{ $0", "func 🙂() { 🙂() }",
    "class A: A { var a: A { a.a.a } }", "protocol P: Q {}; protocol Q: P { var x: Self { get } }",
    "typealias A = B; typealias B = A; let x: A = A()", "let a = b; let b = a",
    "struct S { let a = b.a; let b = a.b }", "class A<T: A<T>> { var x: T? }",
    "extension Array where Element == Array { func f() { f() } }", "let (a, b) = (b, a)",
    "enum E { indirect case a(E) }; func f(e: E) { if case .a(let x) = e { f(e: x) } }",
    "func f() { func g() { func f() { g() } } }", "var x: Int { get { x } set { x = newValue } }",
  ])
  func neverTraps(text: String) {
    let read = ReadFacts(text, text, given: text)
    #expect(read.facts.files.count == 2)
  }

  @Test(arguments: [
    String(repeating: "a.", count: 1400) + "b", "f" + String(repeating: "()", count: 1400),
    String(repeating: "!", count: 1400) + "x", String(repeating: "try ", count: 1400) + "x()",
    String(repeating: "{ ", count: 58) + String(repeating: "}", count: 58),
    "f" + String(repeating: "(g", count: 58) + String(repeating: ")", count: 58),
    String(repeating: "a ? b : ", count: 300) + "c", String(repeating: "x + ", count: 4000) + "x",
    String(repeating: "if a {} else ", count: 1400) + "{}",
    "let x: A" + String(repeating: "?", count: 370), String(repeating: "(", count: 70),
    String(repeating: "struct A { ", count: 58) + String(repeating: "}", count: 58),
  ])
  func survivesDeepNesting(text: String) {
    let facts = ReadFacts("func f() {\n" + text + "\n}").facts
    #expect(facts.files.count == 1)
    #expect(facts.files[0].problem != nil || !facts.functions.isEmpty)
  }

  @Test func givesTheSameFactsEveryTime() {
    let text = """
      class A: UIViewController { let b = B(); lazy var c = { C() }(); enum D { case x, y } }
      class B { var c: C?; func go() { c?.go { [weak self] in self?.go() } } }
      class C { func go(_ f: () -> Void) {} }
      """
    let first = ReadFacts(text).facts
    #expect((0..<5).allSatisfy { _ in ReadFacts(text).facts == first })
  }
}
