import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Lines that only lead to work which is done elsewhere, and those that look so and do some.
struct DetoursTests {
  /// The duties of the line that begins with some code, in a program with a screen that has some work done.
  private static func duties(
    _ code: String, in program: String, doing work: String
  ) throws -> Duties {
    let text =
      program + """

        final class Screen: UIViewController {
          override func viewDidLoad() { \(work) }
        }
        """
    let facts = FactReader().facts(
      [SourceFile(path: "Sources/A.swift", text: text)],
      given: [
        SourceFile(
          path: "Contract/Store.swift", text: "protocol Store { func keep(_ text: String) }")
      ])
    let design = DesignReader(facts, services: ["Store": .storage]).design(executed: nil)
    let bytes = Array(text.utf8)
    let place = facts.atoms.lastIndex { bytes[$0.offset...].starts(with: code.utf8) }
    return design.workload.responsibilities[try #require(place, "no line begins with \(code)")]
  }

  private static func decoding(_ initialiser: String) -> String {
    """
    final class Presenter {
      var name = ""
      private var count = 0
      func read(_ data: Data) {
        count += name.count
        let answer = try? JSONDecoder().decode(Answer.self, from: data)
        name = answer?.name ?? ""
        show()
      }
      func show() { print(name, count) }
    }
    struct Answer: Decodable {
      static weak var presenter: Presenter?
      var name: String
      init(from decoder: any Decoder) throws { \(initialiser) }
    }
    """
  }

  @Test func areNoValuesThatDecodeThemselves() throws {
    let sound = Self.decoding(
      "let values = try decoder.singleValueContainer(); name = try values.decode(String.self)"
    ).replacing("  static weak var presenter: Presenter?\n", with: "")
    #expect(
      try Self.duties("let answer", in: sound, doing: "Presenter().read(Data())").contains(.domain))
    #expect(
      try Self.duties("let values", in: sound, doing: "Presenter().read(Data())").contains(.domain))
    let detour = Self.decoding("Self.presenter?.show()")
      .replacing("  var name: String\n", with: "")
      .replacing("name = answer?.name ?? \"\"", with: "if answer == nil { name = \"\" }")
    #expect(try Self.duties("let answer", in: detour, doing: "Presenter().read(Data())").isEmpty)
  }

  @Test func noteWhatNobodyElseHasToKnow() throws {
    let work = "Presenter().greet()"
    let text = """
      final class Presenter {
        private var total = 0
        func greet() {
          for _ in Walk(presenter: self) {}
          if total == 2 { show() }
        }
        func show() { total += 1 }
      }
      struct Walk: Sequence, IteratorProtocol {
        let presenter: Presenter
        private var isDone = false
        mutating func next() -> Int? {
          guard !isDone else { return nil }
          isDone = true
          presenter.show()
          return 1
        }
      }
      """
    #expect(try Self.duties("!isDone", in: text, doing: work).isEmpty)
    #expect(try Self.duties("isDone = true", in: text, doing: work).isEmpty)
    #expect(try Self.duties("total == 2", in: text, doing: work).contains(.domain))
  }

  @Test func areNoNamespacesOfRules() throws {
    let text = """
      enum Rules {
        static func isGrownUp(_ age: Int) -> Bool { age >= 18 }
      }
      final class Presenter {
        private let store: any Store
        private var age = 0
        init(store: any Store, age: Int) { self.store = store; self.age = age }
        func greet() {
          if Rules.isGrownUp(age) { store.keep("a") }
          age += 1
        }
      }
      """
    #expect(
      try Self.duties("Rules.isGrownUp", in: text, doing: "Presenter(store: store, age: 3).greet()")
        .contains(.domain))
  }

  @Test func letDecoratorsServeNoMoreThanWhatTheyAsk() throws {
    let work = "Solution.make(store: store).greet()"
    let text = """
      final class Counting: Store {
        private let inner: any Store
        private var calls = 0
        init(inner: any Store) { self.inner = inner }
        func keep(_ text: String) { calls += 1; inner.keep(text) }
      }
      final class Presenter {
        private let store: any Store
        init(store: any Store) { self.store = store }
        func greet() { store.keep("greeted") }
      }
      enum Solution {
        static func make(store: any Store) -> Presenter { Presenter(store: Counting(inner: store)) }
      }
      """
    #expect(try Self.duties("inner.keep", in: text, doing: work).isEmpty)
    #expect(try Self.duties("store.keep", in: text, doing: work).contains(.storage))
  }

  @Test func areNoNotificationsBetweenModules() throws {
    let work = "Basket().add(\"a\"); title = Badge().text()"
    let text = """
      final class Basket {
        private var items: [String] = []
        func add(_ item: String) {
          items.append(item)
          NotificationCenter.default.post(name: Notification.Name("basket"), object: nil)
        }
      }
      final class Badge {
        private var token: Any?
        private var count = 0
        init() {
          token = NotificationCenter.default.addObserver(
            forName: Notification.Name("basket"), object: nil, queue: nil
          ) { [weak self] _ in self?.count += 1 }
        }
        func text() -> String { "\\(count) items" }
      }
      """
    #expect(
      try Self.duties("NotificationCenter.default.post", in: text, doing: work).contains(.observing)
    )
    #expect(try Self.duties("token = ", in: text, doing: work).contains(.observing))
    #expect(try Self.duties("self?.count", in: text, doing: work).contains(.domain))
  }
}
