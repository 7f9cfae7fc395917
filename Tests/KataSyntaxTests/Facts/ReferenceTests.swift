import KataCore
import Testing

@testable import KataSyntax

struct ReferenceTests {
  @Test func knowingAProtocolIsKnowingThoseWhoConform() {
    let facts = ReadFacts(
      """
      protocol Showing: AnyObject { func show() }
      final class Screen: Showing { let presenter = Presenter()
        func show() {} }
      final class Presenter { weak var view: (any Showing)?
        func go() { view?.show() } }
      """)
    #expect(facts.references.contains("Presenter holdsWeakly Screen"))
    #expect(facts.references.contains("Presenter calls Screen"))
    #expect(facts.references.contains("Screen holds Presenter"))
    let link = facts.facts.references.first { $0.kind == .holdsWeakly }
    #expect(link?.through == "Showing")
  }

  @Test func namingATypeIsNotCallingIt() {
    let facts = ReadFacts(
      "enum Solution { static var presenter: AnyClass { Presenter.self } }",
      "final class Presenter { func go(row: Row) { row.title } }", "struct Row { let title: Int }")
    #expect(facts.references.isDisjoint(with: ["Solution calls Presenter", "Presenter calls Row"]))
    #expect(facts.references.contains("Presenter reads Row"))
    #expect(facts.type("Presenter")?.namedAs == ["presenter"])
  }

  @Test func nestedTypesAndExtensionsBelongToTheirType() {
    let facts = ReadFacts(
      "struct Outer { struct Inner { func a() {} } }", "extension Outer { func b() {} }")
    #expect(facts.facts.types.map(\.name) == ["Outer"])
    #expect(facts.facts.functions.map(\.type) == [0, 0])
    #expect(facts.facts.types[0].files.count == 2)
  }

  @Test(arguments: [
    "model.onChange = { self.update() }", "model.onChange = update",
    "model.observe { self.update() }",
  ])
  func aStoredClosureThatCapturesSelfIsAReference(line: String) {
    #expect(Self.references(line).contains("Model captures Screen"))
  }

  @Test(arguments: [
    "model.onChange = { [weak self] in self?.update() }", "model.run { self.update() }",
    "model.onChange = { print(1) }", "token = items.map { self.make($0) }",
    "token = items.sorted { self.isLess($0, $1) }",
  ])
  func otherClosuresAreNone(line: String) {
    let references = Self.references(line)
    #expect(references.contains("Screen holds Model"))
    #expect(!references.contains("Model captures Screen"))
    #expect(!references.contains("Screen captures Screen"))
  }

  @Test func aTokenThatKeepsAClosureIsAReferenceToItself() {
    let references = Self.references("token = feed.sink { self.update() }")
    #expect(references.contains("Screen captures Screen"))
  }

  private static func references(_ line: String) -> Set<String> {
    ReadFacts(
      """
      final class Screen {
        let model = Model()
        var token: Any?
        func bind(feed: Feed) {
          \(line)
        }
        func update() {}
      }
      final class Model {
        var onChange: (() -> Void)?
        func observe(_ handler: @escaping () -> Void) { onChange = handler }
        func run(_ work: () -> Void) { work() }
      }
      """
    ).references
  }

  @Test func complexityCountsBranchesAndTheirNesting() {
    let facts = ReadFacts(
      "func f(a: Int) { if a > 1 { for b in 0..<a { if b > 2 { print(b) } } } }")
    #expect(facts.function("f")?.cognitiveComplexity == 6)
  }

  @Test func aFunctionThatOnlyForwardsIsTold() {
    let facts = ReadFacts(
      "final class A { let b = B()\nfunc go(x: Int) { b.run(x: x) }\nfunc more(x: Int) { b.run(x: x + 1) } }\n"
        + "final class B { func run(x: Int) { print(x) } }")
    #expect(facts.function("go")?.onlyForwards == true)
    #expect(facts.function("more")?.onlyForwards == false)
  }
}
