import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Which objects are made to be asked and dropped.
struct MomentaryTests {
  private static func isMomentary(_ name: String, in text: String) throws -> Bool {
    let index = ProgramIndex(
      FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)]))
    let type = try #require(index.type(name))
    return Momentary(index).isMomentary[type]
  }

  /// A phrase, and a screen that does something with it.
  private static func program(_ line: String, besides more: String = "") -> String {
    """
    final class Phrase {
      private let count: Int
      init(count: Int) { self.count = count }
      var text: String { "Greeted \\(count) times" }
    }
    final class Screen: UIViewController {
      let label = UILabel()
      var phrases: [Any] = []
      override func viewDidLoad() { \(line) }
      private func show(_ phrase: Phrase) { label.text = phrase.text }
    }
    \(more)
    """
  }

  @Test(arguments: [
    "label.text = Phrase(count: 1).text",
    "let phrase = Phrase(count: 1); label.text = phrase.text",
    "show(Phrase(count: 1))",
    "let phrase = Phrase(count: 1); show(phrase)",
  ])
  func findsWhatItsMakerAsksAndDrops(line: String) throws {
    #expect(try Self.isMomentary("Phrase", in: Self.program(line)))
  }

  @Test(arguments: [
    ("phrases.append(Phrase(count: 1))", ""),
    ("let phrase = Phrase(count: 1); phrases = [phrase]", ""),
    (
      "label.text = Phrase(count: 1).text",
      "final class Page { let phrase: Phrase?; init(other: Int) { phrase = nil } }"
    ),
    (
      "Printer().print(Phrase(count: 1))",
      "final class Printer { var last = \"\"; func print(_ phrase: Phrase) { last = phrase.text } }"
    ),
    ("label.text = Phrase(count: 1).text", "protocol Wording {}; extension Phrase: Wording {}"),
  ])
  func leavesWhatIsKeptHandedOnOrAnybodys(line: String, more: String) throws {
    #expect(try !Self.isMomentary("Phrase", in: Self.program(line, besides: more)))
  }

  @Test func leavesWhatLearnsSomething() throws {
    let text = """
      final class Screen: UIViewController {
        override func viewDidLoad() { let counter = Counter(); counter.add(); title = "\\(counter.count)" }
      }
      final class Counter { var count = 0; func add() { count += 1 } }
      """
    #expect(try !Self.isMomentary("Counter", in: text))
  }

  @Test(arguments: [
    ("final class Loader { let http: Http; init(http: Http) { self.http = http }\n"
      + "func load() { http.get(\"a\") { print($0) } } }"),
    ("struct Loader { let http: Http; func load() { window.rootViewController = Screen() } }"),
    ("struct Loader { let http: Http; private var count = 0; func load() { print(count) } }"),
  ])
  func leavesWhatLivesOnOrLeavesAScreen(loader: String) throws {
    let text = """
      final class Screen: UIViewController {
        let http: Http
        override func viewDidLoad() { Loader(http: http).load() }
      }
      \(loader)
      """
    #expect(try !Self.isMomentary("Loader", in: text))
  }

  @Test func leavesWhatIsMadeOfAnAnswer() throws {
    let text = """
      struct Answer: Decodable { let name: String; var isEmpty: Bool { name.isEmpty } }
      final class Loader {
        func read(_ data: Data) throws -> Bool { try JSONDecoder().decode(Answer.self, from: data).isEmpty }
      }
      """
    #expect(try !Self.isMomentary("Answer", in: text))
  }
}
