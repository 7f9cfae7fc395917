import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Words that are handed in or declared, which make no object answer for itself.
struct HomeTokenTests {
  /// What could never be anything else is known by whoever writes it down.
  @Test(arguments: [
    ("let gap: String", "gap: \" \"", false), ("let gap: String", "gap: sign", true),
    ("let signs: Signs", "signs: Signs()", false), ("let list: Names", "list: Names(sign)", true),
    ("let store: Keeper", "store: Keeper()", true), ("let way: Way", "way: Way()", true),
    ("let way: Hand", "way: Hand()", false), ("var gap = \" \"", "", false),
  ])
  func livesNotInAnObjectThatIsHandedAWord(state: String, value: String, isHome: Bool) throws {
    let name = state.split { " :".contains($0) }[1]
    let units = HomeUnits(
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
    let units = HomeUnits(
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
    let units = HomeUnits(
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
    let units = HomeUnits(
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
    let units = HomeUnits(
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
    let units = HomeUnits(
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
