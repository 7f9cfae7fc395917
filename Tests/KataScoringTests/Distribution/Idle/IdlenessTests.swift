import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Lines that look as if they did something, and whose what they do is.
struct IdlenessTests {
  private static let services: [String: Responsibility] = ["Log": .logging, "Store": .storage]
  private static let contract = """
    protocol Log { func record(_ event: String) }
    protocol Store { func keep(_ text: String) }
    struct Services { let log: any Log; let store: any Store }
    """

  /// What lines of a program do after all, by what they begin with.
  private struct Work {
    private let text: String
    private let design: Design

    init(_ text: String) {
      self.text = text
      let facts = FactReader().facts(
        [SourceFile(path: "Sources/A.swift", text: text)],
        given: [SourceFile(path: "Contract/Contract.swift", text: contract)])
      design = DesignReader(facts, services: services).design(executed: nil)
    }

    func duties(_ code: String) throws -> Duties {
      let bytes = Array(text.utf8)
      let place = design.index.facts.atoms.lastIndex {
        bytes[$0.offset...].starts(with: code.utf8)
      }
      return design.workload.responsibilities[try #require(place, "no line begins with \(code)")]
    }
  }

  @Test func chargesCallersForWhatIsOnlyPassedOn() throws {
    let work = Work(
      """
      final class Gate {
        let services: Services
        init(services: Services) { self.services = services }
        func record(_ event: String) { services.log.record(event) }
      }
      final class Presenter {
        var gate: Gate
        var count = 0
        init(gate: Gate) { self.gate = gate }
        func greet() { count += 1; gate.record("greeted"); tell("told") }
        private func tell(_ event: String) { gate.record(event) }
      }
      """)
    #expect(try work.duties("services.log.record(event)").isEmpty)
    #expect(try work.duties("gate.record(\"greeted\")").contains(.logging))
    #expect(try work.duties("gate.record(event)").isEmpty)
    #expect(try work.duties("tell(\"told\")").contains(.logging))
  }

  @Test(arguments: [("", false), ("store.keep(\"a\")", true)])
  func setsUpNothingThatDoesNothing(line: String, isWiring: Bool) throws {
    let work = Work(
      """
      final class Screen: UIViewController {
        var shadow: Shadow?
        override func viewDidLoad() { shadow?.tap() }
      }
      final class Shadow {
        private let store: any Store
        private var style = Locale.current
        init(store: any Store) { self.store = store }
        func tap() { \(line) }
      }
      """)
    #expect(try work.duties("self.store = store").contains(.wiring) == isWiring)
  }

  /// Work that the screen is told to do is the screen's; a text that it is told is something to show.
  @Test(arguments: [
    ("view?.load()", false), ("view?.show(\"Hello\")", true), ("view?.hide()", true),
  ])
  func takesNoDutyForWorkThatIsHandedBack(line: String, isTold: Bool) throws {
    let work = Work(
      """
      protocol Showing: AnyObject {
        func load()
        func show(_ text: String)
        func hide()
      }
      final class Presenter {
        private weak var view: (any Showing)?
        private var isReady = false
        init(view: any Showing) { self.view = view }
        func start() { isReady = true }
        func tap() {
          guard isReady else { return }
          \(line)
        }
      }
      final class Screen: UIViewController, Showing {
        var services: Services?
        let label = UILabel()
        lazy var presenter = Presenter(view: self)
        override func viewDidLoad() { presenter.start(); presenter.tap() }
        func load() { services?.store.keep("text"); services?.log.record("kept") }
        func show(_ text: String) { label.text = text }
        func hide() { label.isHidden = true }
      }
      """)
    #expect(try work.duties(line).contains(.observing) == isTold)
    #expect(try work.duties("isReady else").contains(.domain) == isTold)
  }

  /// Who fires a closure calls the screen that has written it.
  @Test(arguments: [
    ("keep: { self.keep() }", false), ("keep: { self.label.isHidden = true }", true),
  ])
  func takesNoDutyForWorkThatIsHandedBackByClosures(closure: String, isTold: Bool) throws {
    let work = Work(
      """
      struct Ways { var keep: () -> Void }
      final class Reducer {
        var ways: Ways?
        private var isReady = false
        func start() { isReady = true }
        func tap() {
          guard isReady else { return }
          ways?.keep()
        }
      }
      final class Screen: UIViewController {
        var services: Services?
        let label = UILabel()
        let reducer = Reducer()
        override func viewDidLoad() {
          reducer.ways = Ways(\(closure))
          reducer.start()
          reducer.tap()
        }
        func keep() { services?.store.keep("text"); services?.log.record("kept") }
      }
      """)
    #expect(try work.duties("ways?.keep()").contains(.observing) == isTold)
    #expect(try work.duties("isReady else").contains(.domain) == isTold)
  }

  /// A closure that one has written oneself, or that a struct of one's own wraps, tells nobody else.
  @Test(arguments: [
    ("Ways { [weak self] in self?.last = $0 }", "", false), ("Ways(log)", Self.wrapping, false),
    ("given", "", true),
  ])
  func hearsNothingOfWhatAnObjectHasWrittenItself(
    making: String, maker: String, isTold: Bool
  ) throws {
    let work = Work(
      """
      struct Ways {
        let show: (String) -> Void
        \(maker)
      }
      final class Presenter {
        private var ways: Ways?
        private var last = ""
        private var count = 0
        init(log: any Log, given: Ways) { ways = \(making) }
        func tap() {
          count += 1
          ways?.show("\\(count)")
        }
      }
      final class Screen: UIViewController {
        var services: Services!
        let label = UILabel()
        lazy var presenter = Presenter(
          log: services.log, given: \(isTold ? "Ways { [label] in label.text = $0 }" : "given"))
        override func viewDidLoad() { presenter.tap() }
      }
      """)
    #expect(try work.duties("ways?.show").contains(.observing) == isTold)
  }

  private static let wrapping = "init(_ log: any Log) { show = { log.record($0) } }"

  @Test func takesNothingForWiringThatOnlyHoldsWhatOthersReachThroughIt() throws {
    let work = Work(
      """
      final class Screen: UIViewController {
        let holder: Holder
        init(services: Services) { holder = Holder(log: services.log); super.init() }
        func tap() { holder.log.record("tapped") }
      }
      final class Holder {
        let log: any Log
        init(log: any Log) { self.log = log }
      }
      """)
    #expect(try work.duties("self.log = log").isEmpty)
    #expect(try work.duties("holder.log.record").contains(.logging))
  }

  @Test func seesWhatIsPutIntoAWindow() throws {
    let work = Work(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          let screen = Screen()
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = UINavigationController(rootViewController: screen)
          window.makeKeyAndVisible()
          self.window = window
          return true
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() { title = "Seen" }
      }
      """)
    #expect(try work.duties("title = \"Seen\"") == [.layout])
    #expect(try work.duties("window.rootViewController") == [.navigation])
  }

  @Test func countsNothingForAskingANestedTypeThatDoesTheWork() throws {
    let work = Work(
      """
      final class Counter {
        var count = 0
        var isFull: Bool { count > 9 }
        func add(_ more: Int) {
          Logic().add(with: self, more)
          if isFull { print("full") }
        }
        struct Logic {
          func add(with counter: Counter, _ more: Int) { counter.count += more }
        }
      }
      """)
    #expect(try work.duties("Logic().add(with: self, more)").isEmpty)
  }

  @Test func findsNothingInMakingWhatDoesNothing() throws {
    let work = Work(
      """
      final class Gate: Log {
        private let log: any Log
        init(log: any Log) { self.log = log }
        func record(_ event: String) { log.record(event) }
      }
      final class Presenter {
        private var count = 0
        private let log: any Log
        init(log: any Log) { self.log = log }
        func greet() { count = count > 1 ? 0 : 2; log.record("greeted") }
      }
      final class Root {
        var presenter: Presenter?
        func start(_ log: any Log) {
          let gate = Gate(log: log)
          presenter = Presenter(log: log)
          presenter?.greet()
        }
      }
      func main(_ log: any Log) { Root().start(log) }
      """)
    #expect(try work.duties("let gate").isEmpty)
    #expect(try work.duties("presenter = Presenter").contains(.wiring))
  }

  @Test func listensToNobodyWhoTalksToItself() throws {
    let alone = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(a), name: n, object: nil)
          NotificationCenter.default.post(name: n, object: nil)
        }
      }

      """
    let other = """
      final class Other: UIViewController {
        override func viewDidLoad() { NotificationCenter.default.post(name: m, object: nil) }
      }

      """
    let line = "NotificationCenter.default.addObserver"
    #expect(try Work(alone).duties(line).isEmpty)
    #expect(try Work(alone + other).duties(line).contains(.observing))
  }
}
