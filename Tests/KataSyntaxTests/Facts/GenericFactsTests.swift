import KataCore
import KataSyntax
import Testing

/// What generic classes and compositions of protocols stand for.
struct GenericFactsTests {
  @Test(arguments: ["VM", "VM: AnyObject", "VM: Loading"])
  func knowsWhatABaseClassKeepsForItsHeir(parameter: String) {
    let read = ReadFacts(
      """
      protocol Loading: AnyObject {}
      class Base<\(parameter)>: UIViewController {
        let model: VM
        init(model: VM) { self.model = model }
      }
      final class Model: Loading { func load() {} }
      final class Screen: Base<Model> { func go() { model.load() } }
      """)
    #expect(read.calls(of: "go") == ["Model.load": 1])
    #expect(read.references.contains("Screen holds Model"))
    #expect(read.references.contains("Screen inherits Base"))
  }

  @Test(arguments: [
    "protocol Counting: Screen {}; extension Counting",
    "protocol Counting {}; extension Counting where Self: Screen",
  ])
  func takesAnExtensionThatOneClassAloneCanUseForThatClass(head: String) {
    let read = ReadFacts(
      """
      \(head) {
        func add() { count += 1 }
      }
      final class Screen: UIViewController { var count = 0 }
      extension Screen: Counting {}
      """)
    #expect(read.function("add").map { read.facts.types[$0.type].name } == "Screen")
    #expect(read.uses(in: "add").contains("write Screen.count"))
  }

  @Test(arguments: [
    "protocol Counting: UIViewController { var count: Int { get set } }; extension Counting",
    "protocol Counting: AnyObject { var count: Int { get set } }; extension Counting",
  ])
  func leavesAnExtensionThatOthersCanUseToItsProtocol(head: String) {
    let read = ReadFacts("\(head) { func add() { count += 1 } }")
    #expect(read.function("add").map { read.facts.types[$0.type].name } == "Counting")
  }

  @Test(
    arguments: [
      "Array where Element == Screen", "Collection where Element: Screen",
      "Set where Element == Screen", "[Screen]", "Set<Screen>",
    ], ["for screen in self { screen.count = 1 }", "forEach { $0.count = 1 }"])
  func knowsWhatAListThatIsAddedToHolds(head: String, line: String) {
    let read = ReadFacts(
      """
      extension \(head) {
        func clear() { \(line) }
      }
      final class Screen: UIViewController { var count = 0 }
      """)
    #expect(read.uses(in: "clear").contains("write Screen.count"))
  }

  @Test func knowsInsideOfAGenericClassWhatItsBoundHas() {
    let read = ReadFacts(
      """
      protocol Loading: AnyObject { func load() }
      final class Base<VM: Loading> {
        let model: VM
        init(model: VM) { self.model = model }
        func go() { model.load() }
      }
      """)
    #expect(read.uses(in: "go").contains("call Loading.load"))
  }

  @Test(arguments: [
    ("class Base<VM> { func use(_ model: VM) {} }", false), ("", true),
    ("struct Item {}; class Base<VM> { var all: [Item] = [] }", false),
  ])
  func keepsOnlyWhatTheBaseClassMayKeep(base: String, isKept: Bool) {
    let read = ReadFacts(base + "\nclass Model {}\nclass Screen: Base<Model> {}")
    #expect(read.references.contains("Screen holds Model") == isKept)
  }

  @Test(arguments: ["Input & Output", "Both"])
  func findsTheMembersOfAllPartsOfAComposition(type: String) {
    let read = ReadFacts(
      """
      protocol Input { func load() }
      protocol Output { var names: [String] { get } }
      typealias Both = Input & Output
      class Screen {
        var model: \(type)
        func go() { model.load(); show(model.names.count) }
        func show(_ count: Int) {}
      }
      """)
    #expect(read.uses(in: "go").contains("call Input.load"))
    #expect(read.uses(in: "go").contains("read Output.names"))
    #expect(read.property("model")?.type == "Input")
  }
}
