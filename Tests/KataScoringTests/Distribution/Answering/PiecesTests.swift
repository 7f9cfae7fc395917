import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Which homes are pieces of a class that was cut up, and which have lives of their own.
struct PiecesTests {
  private static func unit(of name: String, in text: String) throws -> String {
    let index = ProgramIndex(
      FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)]))
    let homes = Homes(index)
    let type = try #require(index.type(name))
    return homes.isHome[type] ? index.facts.types[homes.unit[type]].name : "nobody"
  }

  private static let screen = """
    final class Screen: UIViewController {
      let label = UILabel()
      var person: Person?
      func greet() { Greeting.one.run(self) }
      func load() { Loading.one.run(self) }
      func show(_ text: String) { label.text = text }
    }
    """

  @Test(arguments: [("screen.label.text = \"a\"", "Screen"), ("screen.show(\"a\")", "Loading")])
  func belongToAClassWhoseInsidesTheyUseTogether(line: String, unit: String) throws {
    let text =
      Self.screen + """

        final class Greeting {
          static let one = Greeting()
          private var calls = 0
          func run(_ screen: Screen) {
            guard calls < 9 else { return }
            calls += 1
            screen.show(screen.person?.name ?? "")
          }
        }
        final class Loading {
          static let one = Loading()
          private var calls = 0
          func run(_ screen: Screen) {
            guard calls < 9 else { return }
            calls += 1
            \(line)
          }
        }
        """
    #expect(try Self.unit(of: "Loading", in: text) == unit)
  }

  @Test func areKnownByWhatComesOutOfABox() throws {
    let text =
      Self.screen.replacing("Greeting.one.run(self)", with: "Greeting(Box(self)).run()")
        + """

        struct Box<Value: AnyObject> { weak var value: Value? }
        final class Greeting {
          private let owner: Box<Screen>
          private var last = 0
          init(_ owner: Box<Screen>) { self.owner = owner }
          func run() {
            guard let screen = owner.value, last < 9 else { return }
            last = 1
            screen.label.text = screen.person?.name
          }
        }
        """
    #expect(try Self.unit(of: "Greeting", in: text) == "Screen")
  }

  @Test(arguments: [("Box<Screen>", "nobody"), ("Box<Person>", "Greeting")])
  func haveNoStateInAWrapperOfTheOwner(type: String, unit: String) throws {
    let text =
      Self.screen.replacing("Greeting.one.run(self)", with: "last = Greeting(Box(self))")
      .replacing("var person", with: "var last: Greeting?; var person")
        + """

        final class Box<Value> { let value: Value }
        final class Person { var name = "" }
        final class Greeting {
          private let kept: \(type)
          init(_ kept: \(type)) { self.kept = kept }
          func run() { print(kept) }
        }
        """
    #expect(try Self.unit(of: "Greeting", in: text) == unit)
  }

  @Test func areNoPresentersThatCallTheirScreen() throws {
    let text = """
      final class Screen: UIViewController {
        private let label = UILabel()
        lazy var presenter = Presenter(screen: self)
        lazy var router = Router(screen: self)
        func tap() { presenter.greet(); router.lead() }
        func show(_ text: String) { label.text = text }
      }
      final class Presenter {
        private unowned let screen: Screen
        private var name = ""
        init(screen: Screen) { self.screen = screen }
        func greet() { screen.show("Hello, \\(name)"); name = "again" }
      }
      final class Router {
        private weak var screen: UIViewController?
        private var isLeading = false
        init(screen: UIViewController) { self.screen = screen }
        func lead() {
          if !isLeading { screen?.navigationController?.popViewController(animated: true) }
          isLeading = true
        }
      }
      """
    #expect(try Self.unit(of: "Presenter", in: text) == "Presenter")
    #expect(try Self.unit(of: "Router", in: text) == "Router")
  }

  @Test func areNoIteratorsOverWhatTheyAreGiven() throws {
    let text = """
      struct Pages: Sequence, IteratorProtocol {
        let texts: [String]
        private var place = 0
        init(of texts: [String]) { self.texts = texts }
        mutating func next() -> String? {
          guard place < texts.count else { return nil }
          place += 1
          return texts[place - 1].uppercased()
        }
      }
      final class Reader {
        private let texts: [String]
        init(texts: [String]) { self.texts = texts }
        func read() -> Int { Pages(of: texts).reduce(0) { $0 + $1.count } }
      }
      """
    #expect(try Self.unit(of: "Pages", in: text) == "Pages")
  }

  /// A screen that only fires closures has its labels set by whoever fills these.
  @Test(arguments: [
    ("screen.label.text = name; screen.button.isEnabled = false", "Screen"),
    ("screen.label.text = name; screen.show(name)", "Loop"),
    ("screen.show(name); print(screen.name, screen.age)", "Loop"),
  ])
  func areWhoeverWorksOnSeveralViewsOfAScreen(line: String, unit: String) throws {
    let text = """
      final class Screen: UIViewController {
        let label = UILabel()
        let button = UIButton()
        var name = ""
        var age = 0
        var onTap: () -> Void = {}
        override func viewDidLoad() { onTap() }
        func show(_ text: String) { label.text = text }
      }
      final class Loop {
        private let screen: Screen
        private var name = ""
        init(screen: Screen) { self.screen = screen }
        func run() {
          name = "a" + name
          screen.onTap = { self.run() }
          \(line)
        }
      }
      enum Start {
        static func open() -> UIViewController {
          let screen = Screen()
          Loop(screen: screen).run()
          return screen
        }
      }
      """
    #expect(try Self.unit(of: "Loop", in: text) == unit)
  }
}
