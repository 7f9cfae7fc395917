import KataCore
import Testing

struct MisplacedDutiesTests {
  private static let mvp = """
    import UIKit
    final class Screen: UIViewController {
      var presenter: ScreenPresenter?
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.start()
        let count = UserDefaults.standard.integer(forKey: "count")
        label.text = "Greeted \\(count) times"
        label.text = "Greeted \\(count + 1) times"
        label.text = "Greeted \\(count + 2) times"
        label.text = "Greeted \\(count + 3) times"
        label.text = "Greeted \\(count + 4) times"
      }
    }
    final class ScreenPresenter {
      func start() { print("started") }
    }
    """

  @Test func findsAViewThatReadsStoredData() throws {
    let found = FoundIn(Self.mvp, pattern: "mvp")[.misplacedDuty]
    let storage = try #require(found.first { $0.summary.contains("stored data") })
    #expect(storage.type == "Screen")
    #expect(storage.locations.map(\.line) == [8])
    #expect(storage.step == "Move it to a service.")
  }

  @Test func namesTheTypeThatHasTheRole() throws {
    let found = FoundIn(Self.mvp, pattern: "mvp")[.misplacedDuty]
    let wording = try #require(found.first { $0.summary.contains("displayed") })
    #expect(wording.step == "Move it to `ScreenPresenter`.")
  }

  @Test func aControllerOfMVCMayAskAServiceThatItWasGiven() {
    let text = """
      final class Screen: UIViewController {
        let books: any BookAPI
        func load() { books.fetchBooks() }
      }
      """
    #expect(FoundIn(text)[.misplacedDuty] == [])
    let own = text.replacing("books.fetchBooks()", with: "URLSession.shared.dataTask(with: url)")
    #expect(FoundIn(own)[.misplacedDuty].map(\.step) == ["Move it to a service."])
    #expect(FoundIn(text, pattern: "mvp")[.misplacedDuty].count == 1)
  }

  @Test func whatAScreenLogsMayBeItsOwnStep() {
    let start = "    presenter?.start()\n"
    let lines = String(repeating: "    os_log(\"shown\")\n", count: 8)
    let text = Self.mvp.replacing(start, with: start + lines)
    let found = FoundIn(text, pattern: "mvp")[.misplacedDuty]
    #expect(!found.contains { $0.summary.contains("log") })
    #expect(found.contains { $0.summary.contains("stored data") })
  }

  @Test(arguments: [
    ("mvp", "the presenter"), ("mvvm", "the view model"), ("viper", "the interactor"),
  ])
  func askingAServiceBelongsToWhoeverDecides(pattern: String, owner: String) {
    let text = """
      final class Screen: UIViewController {
        let books: any BookAPI
        let presenter: ScreenPresenter
        func load() { books.fetchBooks() }
      }
      final class ScreenPresenter { func start() { print("started") } }
      """
    let found = FoundIn(text, pattern: pattern)[.misplacedDuty]
    #expect(found.map(\.reason) == ["In \(pattern.uppercased()) that belongs to \(owner)."])
  }

  @Test func whoConnectsPartsMaySetTheClosuresOfOthers() {
    let text = """
      enum ListBuilder {
        static func make() -> UIViewController {
          let model = ListViewModel()
          model.onEnd = { print("ended") }
          return List(model: model)
        }
      }
      final class List: UIViewController { let model: ListViewModel\nfunc go() { model.onEnd() } }
      final class ListViewModel { var onEnd: () -> Void = {} }
      """
    #expect(FoundIn(text, pattern: "mvvm")[.misplacedDuty] == [])
  }

  @Test func saysNothingByAPatternThatTheTablesDoNotKnow() {
    let text = """
      final class Screen: UIViewController {
        let flow: Flow
        func go(_ age: Int) { flow.ask()\nURLSession.shared.dataTask(with: url) }
      }
      final class Flow {
        weak var screen: Screen?
        func ask() { UserDefaults.standard.set(1, forKey: "a")\nscreen?.go(1) }
        func show() { print("shown") }
      }
      """
    #expect(FoundIn(text)[.misplacedDuty] != [])
    for rule in [DesignFinding.Rule.misplacedDuty, .wrongDirection] {
      #expect(FoundIn(text, pattern: "coordinator")[rule] == [])
    }
    #expect(FoundIn(text, pattern: "own")[.misplacedDuty] == FoundIn(text)[.misplacedDuty])
  }

  @Test func aContractMayAskABuilderForAText() {
    let contract = """
      public protocol Rows {
        static func makeScreen() -> UIViewController
        static func makeText(of count: Int) -> String
      }
      """
    let text = """
      enum Solution: Rows {
        static func makeScreen() -> UIViewController { Screen(text: makeText(of: 3)) }
        static func makeText(of count: Int) -> String {
          if count > 9 { return "All \\(count) books are due" }
          if count > 8 { return "Nearly all \\(count) books are due" }
          if count > 7 { return "Most of \\(count) books are due" }
          return "\\(count) books are due"
        }
      }
      final class Screen: UIViewController {
        let label = UILabel()
        init(text: String) { label.text = text }
      }
      """
    #expect(FoundIn(text, pattern: "mvc", contract: contract)[.misplacedDuty] == [])
    let own = contract.replacing("static func makeText(of count: Int) -> String", with: "")
    #expect(FoundIn(text, pattern: "mvc", contract: own)[.misplacedDuty].count == 1)
  }

  @Test func aFewGuessesAreNotToldOfCodeThatIsOnlyRead() {
    let few = Self.mvp.replacing("label.text = \"Greeted \\(count + 4) times\"", with: "")
    #expect(
      !FoundIn(few, pattern: "mvp")[.misplacedDuty].contains { $0.summary.contains("displayed") })
  }

  @Test func neverNamesTheTypeItIsAboutAsTheTarget() {
    for finding in FoundIn(Self.mvp, pattern: "mvp")[.misplacedDuty] {
      #expect(finding.step?.contains("`\(finding.type ?? "")`") == false)
    }
  }
}
