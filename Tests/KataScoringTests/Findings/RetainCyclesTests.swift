import KataCore
import KataScoring
import KataSyntax
import Testing

struct RetainCyclesTests {
  @Test func findsStoredPropertiesThatHoldEachOther() throws {
    let found = FoundIn(
      "final class Screen { var presenter: Presenter? }\nfinal class Presenter { var view: Screen? }"
    )
    let finding = try #require(found[.retainCycle].first)
    #expect(finding.summary.hasPrefix("Retain cycle: `"))
    #expect(finding.locations.count == 2)
    #expect(finding.step?.contains("weak") == true)
  }

  @Test func findsACycleThroughAProtocol() {
    let found = FoundIn(
      """
      protocol View: AnyObject {}
      final class Screen: View { var presenter: Presenter? }
      final class Presenter { var view: (any View)? }
      """)
    #expect(found[.retainCycle].count == 1)
  }

  @Test func aCycleThroughOneOfSeveralTypesIsOnlyPossible() {
    let found = FoundIn(
      """
      protocol Routing: AnyObject {}
      final class Router: Routing {}
      final class Trial: Routing { var presenter: Presenter? }
      final class Presenter { let router: any Routing }
      """)[.retainCycle]
    #expect(found.map(\.level) == [.advice])
    #expect(found.first?.summary.hasPrefix("This could be a retain cycle: `") == true)
  }

  @Test func findsAClosureThatCapturesItsOwner() throws {
    let found = FoundIn(
      """
      final class Screen { let model = Model()
        func bind() { model.onChange = { self.update() } }
        func update() {} }
      final class Model { var onChange: (() -> Void)? }
      """)
    let finding = try #require(found[.retainCycle].first)
    #expect(finding.step == "Capture `self` weakly: `[weak self]`.")
    #expect(finding.locations.first?.line == 2)
  }

  @Test func namesTheTypesOfACycleInTheReading() {
    let file = SourceFile(
      path: "Sources/Screen.swift",
      text: """
        final class Screen { var presenter: Presenter? }
        final class Presenter { var view: Screen? }
        final class Model { weak var screen: Screen? }
        """)
    let facts = FactReader().facts([file], given: [], services: [:])
    #expect(DesignReader(facts).reading().cycles == [["Screen", "Presenter"]])
  }

  @Test(arguments: [
    "final class Screen { var presenter: Presenter? }\nfinal class Presenter { weak var view: Screen? }",
    "final class Screen { let model = Model()\nfunc bind() { model.onChange = { [weak self] in self?.update() } }\nfunc update() {} }\nfinal class Model { var onChange: (() -> Void)? }",
    "final class Node { var next: Node? }",
  ])
  func leavesWeakReferencesAndListsAlone(text: String) {
    let found = FoundIn(text)
    #expect(found[.retainCycle] == [])
    #expect(
      FoundIn(text + "\nfinal class A { var b: B? }\nfinal class B { var a: A? }")[.retainCycle]
        .count == 1)
  }
}
