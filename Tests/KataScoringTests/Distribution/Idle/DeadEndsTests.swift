import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Lines whose work goes nowhere, and lines that only look so.
struct DeadEndsTests {
  /// The lines of a program that are dead ends, as they begin, trimmed.
  private func deadEnds(_ text: String) -> [String] {
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)], given: [])
    let ends = DeadEnds(
      ProgramIndex(facts), isLive: [Bool](repeating: true, count: facts.atoms.count))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(facts.atoms, ends.isDeadEnd).filter(\.1).map {
      lines[$0.0.location.line - 1].trimmingPrefix(while: \.isWhitespace).description
    }
  }

  @Test func findsViewsThatNobodySees() {
    let body = [
      "let label = UILabel()", "label.text = \"never\"", "let box = UIView()",
      "box.addSubview(label)", "let both = [label, box]",
    ]
    let text = "func warm() {\n" + body.joined(separator: "\n") + "\n_ = both\n}\n"
    #expect(deadEnds(text) == body + ["_ = both"])
  }

  @Test func findsValuesThatNobodyNeeds() {
    let body = [
      "let first = names.sorted().filter { $0.count > 2 }", "let second = first.joined()",
      "let third = \"\\(second)!\"",
    ]
    let text = "func warm(_ names: [String]) {\n" + body.joined(separator: "\n") + "\n}\n"
    #expect(Set(deadEnds(text)) == Set(body))
  }

  @Test func findsPropertiesThatNobodyAsksFor() {
    let text = """
      final class Presenter {
        private var text = ""
        private var shown = ""
        func show(_ name: String) -> Int {
          text = "Hello, \\(name)"
          shown = "Bye, \\(name)"
          return shown.count
        }
      }
      """
    #expect(deadEnds(text) == [#"text = "Hello, \(name)""#])
  }

  @Test func findsAllThatAnUnseenViewDoes() {
    let text = """
      final class Badge: UIView {
        let label = UILabel()
        func fill(_ name: String) {
          label.text = name
          addSubview(label)
        }
      }
      func warm() {
        let badge = Badge()
        _ = badge
      }
      """
    #expect(deadEnds(text).contains("addSubview(label)"))
    #expect(deadEnds(text.replacing("_ = badge", with: "window.addSubview(badge)")).isEmpty)
  }

  @Test(arguments: [
    "func make() -> UILabel {\nlet label = UILabel()\nlabel.text = \"seen\"\nreturn label\n}",
    "func add(to view: UIView) {\nlet label = UILabel()\nlabel.text = \"seen\"\nview.addSubview(label)\n}",
    "func start() {\nlet window = UIWindow()\nwindow.rootViewController = Screen()\nwindow.makeKeyAndVisible()\n}",
    "class App: UIResponder { var window: UIWindow?\nfunc start() {\nwindow = UIWindow()\nwindow?.rootViewController = Screen()\n} }",
    "func change(_ row: Row) {\nlet label = row.label\nlabel.text = \"of somebody else\"\n}",
    "func change(_ rows: [UILabel]) {\nlet labels = [rows[0]]\nlabels[0].text = \"another's\"\n}",
    "func keep() {\nlet task = Task { await load() }\n}",
    "func pop() {\n_ = navigationController?.popViewController(animated: true)\n}",
    "func ask(_ feed: Feed) {\nlet token = feed.subscribe { print($0) }\n}",
    "func choose(_ count: Int) {\nlet isMany = count > 1\nif isMany { leave() }\n}",
  ])
  func leavesWhatMayBeNoticed(text: String) {
    let screen = "class Screen: UIViewController { override func viewDidLoad() { title = \"\" } }\n"
    #expect(deadEnds(screen + text) == [])
  }

  @Test func leavesWhatOthersReachByAName() {
    let text = """
      final class Screen: UIViewController {
        let label = UILabel()
        var count = 0
        override func viewDidLoad() {
          view.addSubview(label)
          count = 3
          Helper(owner: self).work()
        }
      }
      final class Helper {
        unowned let owner: Screen
        init(owner: Screen) { self.owner = owner }
        func work() {
          let screen = owner
          screen.label.text = "\\(screen.count)"
        }
      }
      final class Badge: UIView { func work(_ screen: Screen) { screen.title = "seen" } }
      func start(_ screen: Screen) {
        let badge = Badge()
        badge.work(screen)
      }
      """
    #expect(deadEnds(text) == [])
  }

  @Test func leavesOutletsAndWhatIsKeptAlive() {
    let text = """
      final class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel!
        private let router: Router
        private var token: NSObjectProtocol?
        var title2 = "" { didSet { label.text = title2 } }
        init(router: Router) {
          self.router = router
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          label.text = "on the storyboard"
          title2 = "observed"
          token = NotificationCenter.default.addObserver(forName: n, object: nil, queue: nil) { _ in }
        }
      }
      final class Router {
        weak var screen: UIViewController?
        func leave() { screen?.dismiss(animated: true) }
      }
      """
    #expect(deadEnds(text) == [])
  }
}
