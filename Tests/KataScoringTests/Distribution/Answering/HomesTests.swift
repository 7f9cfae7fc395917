import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Which types answer for what is written in them, and which are part of others.
struct HomesTests {
  @Test func livesNotInAnObjectThatIsHandedAView() throws {
    let units = HomeUnits(
      """
      final class Shower {
        private let label: UILabel
        private let store: any Store
        init(label: UILabel, store: any Store) { self.label = label; self.store = store }
        func show() { store.keep("a"); label.text = "a" }
      }
      final class Memory {
        private let store: any Store
        init(store: any Store) { self.store = store }
        func keep() { store.keep("a") }
      }
      final class Teller {
        private let view: any StageView
        private let store: any Store
        init(view: any StageView, store: any Store) { self.view = view; self.store = store }
        func show() { store.keep("a"); view.show("a") }
      }
      """)
    #expect(try !units.isHome("Shower"))
    #expect(try units.isHome("Teller"))
    #expect(try units.isHome("Memory"))
  }

  /// All that a view model does may stand in its initialiser, and be heard of by what is published.
  @Test(arguments: [
    "var stream: Published<[String]>.Publisher { $names }", "func clear() { $names.cancel() }",
  ])
  func livesInAnObjectWhosePublishedStateIsHeardOf(member: String) throws {
    let units = HomeUnits(
      """
      final class Screen: UIViewController {
        private let model: NameModel
        private var rows: [String] = []
        init(model: NameModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.$names.sink { [weak self] in self?.rows = $0 } }
      }
      final class NameModel {
        @Published private(set) var names: [String] = []
        init(source: any Source) {
          source.load { [weak self] found in
            self?.names = found.filter { !$0.isEmpty }
          }
        }
        \(member)
      }
      """)
    #expect(try units.isHome("NameModel"))
  }

  @Test(arguments: [("counter.count = 1; ", false), ("", true)])
  func livesNotInAnObjectThatIsToldRightBeforeItIsAsked(telling: String, isHome: Bool) throws {
    let units = HomeUnits(
      """
      final class Screen: UIViewController {
        private let counter = Counter()
        func begin() { counter.count = 2 }
        func greet() { \(telling)title = counter.text() }
      }
      final class Counter {
        var count = 0
        func text() -> String { "\\(count) times" }
      }
      """)
    #expect(try units.isHome("Counter") == isHome)
  }

  @Test func livesNotInAWrapperOfItsUser() throws {
    let units = HomeUnits(
      """
      final class Screen: UIViewController {
        private var count = 0
        func greet() {
          @Step var step: Screen? = nil
          step = self
        }
      }
      @propertyWrapper struct Step {
        var wrappedValue: Screen? { didSet { wrappedValue?.title = "a" } }
        init(wrappedValue: Screen?) { self.wrappedValue = wrappedValue }
      }
      """)
    #expect(try !units.isHome("Step"))
  }

  @Test(arguments: [
    ("var calls = 0", "calls += 1", false), ("var last = 0", "last = 1", false),
    ("var last = 0", "screen.show(last); last = 1", true), ("let value: Value", "_ = value", false),
  ])
  func needsStateThatSomebodyAsksFor(state: String, line: String, isHome: Bool) throws {
    let units = HomeUnits(
      """
      final class Helper<Value> { \(state); func work(_ screen: Screen) { \(line) } }
      final class Screen: UIViewController {
        override func viewDidLoad() { Helper<Int>().work(self) }
        func show(_ number: Int) {}
      }
      """)
    #expect(try units.isHome("Helper") == isHome)
  }

  @Test(arguments: [
    ("row: Row", "row.name", true), ("screen: Screen", "screen.title", false),
    ("label: UILabel", "label.text", false),
  ])
  func livesInDataThatOthersAskForButNotInARunOverItsMaker(
    parameter: String, value: String, isHome: Bool
  ) throws {
    let units = HomeUnits(
      """
      struct Row { var name = "" }
      struct Text {
        let text: String?
        let spare: String?
        init(\(parameter)) { text = \(value); spare = nil }
      }
      final class Screen: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() { show(Text(screen: self)) }
        func show(_ text: Text) { label.text = text.text }
      }
      """)
    #expect(try units.isHome("Text") == isHome)
  }

  @Test(arguments: [
    ("UIView", "override func layoutSubviews() { print(1) }"),
    ("UIViewController", "override func viewDidLoad() { title = \"a\" }"),
    (
      "NSObject, UITextFieldDelegate",
      "func textFieldDidEndEditing(_ field: UITextField) { print(1) }"
    ),
  ])
  func isPartOfTheMakerWhoseInsidesItWorksOn(parent: String, answer: String) throws {
    let units = HomeUnits(
      """
      final class Screen: UIViewController {
        var name = ""
        var count = 0
        let worker = Worker()
        let other = Other()
        override func viewDidLoad() { worker.work(self); other.work(name) }
      }
      final class Worker: \(parent) {
        func work(_ screen: Screen) { screen.title = "\\(screen.name) \\(screen.count)" }
      }
      final class Other: \(parent) {
        func work(_ name: String) { print(name) }
        \(answer)
      }
      """)
    #expect(try !units.isHome("Worker"))
    #expect(try units.isHome("Other"))
  }
}
