import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Which types answer for what is written in them, and which are part of others.
struct HomesTests {
  /// The units of a program's types, by name.
  private struct Units {
    private let index: ProgramIndex
    private let homes: Homes

    init(_ text: String) {
      let given = "protocol StageView: AnyObject { func show(_ text: String) }"
      index = ProgramIndex(
        FactReader().facts(
          [SourceFile(path: "Sources/A.swift", text: text)],
          given: [SourceFile(path: "Contract/Contract.swift", text: given)]))
      homes = Homes(index)
    }

    func isHome(_ name: String) throws -> Bool {
      let type = try #require(index.type(name))
      return homes.isHome[type] && homes.unit[type] == type
    }
  }

  @Test func livesNotInAnObjectThatIsHandedAView() throws {
    let units = Units(
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
    let units = Units(
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
    let units = Units(
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
    let units = Units(
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
    let units = Units(
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
    let units = Units(
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
    let units = Units(
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

  /// What could never be anything else is known by whoever writes it down.
  @Test(arguments: [
    ("let gap: String", "gap: \" \"", false), ("let gap: String", "gap: sign", true),
    ("let signs: Signs", "signs: Signs()", false), ("let list: Names", "list: Names(sign)", true),
    ("let store: Keeper", "store: Keeper()", true), ("let way: Way", "way: Way()", true),
    ("let way: Hand", "way: Hand()", false), ("var gap = \" \"", "", false),
  ])
  func livesNotInAnObjectThatIsHandedAWord(state: String, value: String, isHome: Bool) throws {
    let name = state.split { " :".contains($0) }[1]
    let units = Units(
      """
      struct Signs { var gap: String { " " } }
      struct Names {
        let gap: String
        init(_ gap: String) { self.gap = gap }
      }
      final class Keeper { func keep(_ text: String) { UserDefaults.standard.set(text, forKey: "a") } }
      final class Memory { static let one = Memory(); var last = ""; func keep(_ a: String) { last = a } }
      final class Way { func keep(_ text: String) { Memory.one.keep(text) } }
      final class Hand { var memory: Memory { Memory.one } }
      final class Screen: UIViewController {
        private let words: Words
        init(sign: String) {
          words = Words(\(value))
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { title = words.name("a", "b") }
      }
      struct Words {
        \(state)
        func name(_ first: String, _ last: String) -> String { "\\(first)\\(last)\\(\(name))" }
      }
      """)
    #expect(try units.isHome("Words") == isHome)
  }

  @Test(arguments: [("\" \"", false), ("\".\"", true)])
  func livesInAnObjectOfWhichThereAreSeveral(word: String, isHome: Bool) throws {
    let units = Units(
      """
      final class Screen: UIViewController {
        private var words = Words(gap: " ")
        override func viewDidLoad() { title = words.name("a", "b") }
        func change() { words = Words(gap: \(word)) }
      }
      struct Words {
        let gap: String
        func name(_ first: String, _ last: String) -> String { "\\(first)\\(last)\\(gap)" }
      }
      """)
    #expect(try units.isHome("Words") == isHome)
  }

  /// A way to the screen of somebody else is no word, though that screen's presenter holds it.
  @Test(arguments: [("Talk", true), ("Screen", false)])
  func livesInWhoKnowsTheWayToSomebodyElse(other: String, isHome: Bool) throws {
    let units = Units(
      """
      final class Screen: UIViewController {
        private let words: Words
        init() {
          words = Words(way: Way(other: \(other == "Screen" ? "self" : "Talk()")))
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { title = words.name("a") }
      }
      final class Talk {
        var way: Way?
        var last = ""
        func tell(_ text: String) { last += text }
      }
      final class Way {
        unowned let other: \(other)
        init(other: \(other)) { self.other = other }
      }
      struct Words {
        let way: Way
        func name(_ name: String) -> String { "\\(way)\\(name)" }
      }
      """)
    #expect(try units.isHome("Words") == isHome)
  }

  /// What is only kept so as not to be worked out again is known by whoever works it out.
  @Test(arguments: [
    ("[Int: String]", "if let old = kept[id] { return old }", "kept[id] = text", "text", false),
    (
      "[Int: (Int, String)]", "if let (of, old) = kept[id], of == id { return old }",
      "kept[id] = (id, text)", "text", false
    ),
    ("[Int: String]", "if kept[id] != nil { return name }", "kept[id] = text", "text", true),
    ("[Int: Int]", "let count = kept[id] ?? 0", "kept[id] = count + 1", "\"\\(count)\"", true),
    ("[Int: String]", "if let old = kept[id] { return old }", "kept[id] = text", "name", true),
  ])
  func livesNotInAMemo(
    type: String, asking: String, keeping: String, result: String, isHome: Bool
  ) throws {
    let units = Units(
      """
      final class Screen: UIViewController {
        private let words = Words()
        override func viewDidLoad() { title = words.name("a", of: 1) }
      }
      final class Words {
        private var kept: \(type) = [:]
        func name(_ name: String, of id: Int) -> String {
          \(asking)
          let text = name + "!"
          \(keeping)
          return \(result)
        }
      }
      """)
    #expect(try units.isHome("Words") == isHome)
  }

  @Test func livesNotInHelpersThatAreHandedToEachOther() throws {
    let units = Units(
      """
      final class Screen: UIViewController {
        private let words: Words
        init() {
          words = Words(parts: Parts())
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { title = words.name("a") }
      }
      final class Parts { func parts(_ name: String) -> [String] { [name, name] } }
      final class Words {
        let parts: Parts
        init(parts: Parts) { self.parts = parts }
        func name(_ name: String) -> String { parts.parts(name).joined() }
      }
      """)
    #expect(try !units.isHome("Words"))
    #expect(try !units.isHome("Parts"))
  }

  /// To be declared a view, or somebody's delegate, is a word as well.
  @Test(arguments: [
    ("UIViewController", "", "", false), ("UIView", "", "", false), ("UIResponder", "", "", false),
    ("UIViewController", "override func viewDidLoad() { super.viewDidLoad() }", "", false),
    ("UIView", "", "view.addSubview(words)", true), ("UIView", "", "embed(words)", true),
    ("UIView", "", "keep(words)", false), ("UIView", "", "navigationItem.titleView = words", true),
    ("UIView", "", "other = words", false),
    ("UIView", "override func draw(_ rect: CGRect) { UIRectFill(rect) }", "", true),
    ("UIView", "let label = UILabel()", "", true),
    ("UIViewController", "func open() { title = \"a\" }", "words.open()", true),
    ("NSObject, UITextFieldDelegate", "", "", false),
    (
      "NSObject, UITextFieldDelegate",
      "func textFieldDidEndEditing(_ field: UITextField) { print(field) }", "", true
    ),
  ])
  func livesNotInWhatIsOnlyDeclaredToBeShownOrCalled(
    parent: String, member: String, line: String, isHome: Bool
  ) throws {
    let units = Units(
      """
      final class Screen: UIViewController {
        private let words = Words()
        private var other: Words?
        override func viewDidLoad() {
          title = words.name("a")
          \(line)
        }
        func embed(_ child: UIView) { view.addSubview(child) }
        func keep(_ words: Words) { title = words.name("b") }
      }
      final class Words: \(parent) {
        \(member)
        func name(_ name: String) -> String { name + "a" }
      }
      """)
    #expect(try units.isHome("Words") == isHome)
  }
}
