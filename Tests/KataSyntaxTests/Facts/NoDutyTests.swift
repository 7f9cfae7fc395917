import KataCore
import Testing

@testable import KataSyntax

/// What looks like a rule, or like a duty at all, and is none.
struct NoDutyTests {
  @Test func whichSegueItIsIsNoRule() {
    let members =
      "func prepare(for segue: UIStoryboardSegue) { if segue.identifier == \"more\" { label.text = \"\" } }"
    let facts = ReadFacts(
      "final class Screen: UIViewController { let label = UILabel()\n\(members) }")
    #expect(facts.duties(in: "prepare").values.first == [.navigation, .layout])
  }

  @Test func askingWhatThePlatformReportsIsNoRule() {
    let facts = ReadFacts(
      """
      final class Screen: UITableViewController {
        var items: [String] = []
        var mayDelete = false
        let store = UserDefaults.standard
        func tableView(_ tableView: UITableView, commit style: Style, forRowAt path: IndexPath) {
          if style == .delete { store.set(items, forKey: "items") }
          if items.count > 3 { store.set(items, forKey: "items") }
        }
      }
      """)
    #expect(facts.duties(in: "tableView")[6] == [.storage])
    #expect(facts.duties(in: "tableView")[7] == [.storage, .domain])
  }

  @Test(arguments: [
    "path.row == list.count - 1", "cell == other", "segue.identifier == name", "row > 3",
    "list[0] == nil", "gesture.state == .ended", "choice.selectedSegmentIndex == 1",
    "UIDevice.current.userInterfaceIdiom == .pad", "isOpen && isBusy", "state == .open",
    "isOpen == false", "list != nil && isOpen",
  ])
  func comparingWhatThePlatformOrTheScreenHasIsNoRule(condition: String) {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        let choice = UISegmentedControl()
        var list: [Int] = [], isOpen = false, isBusy = false, state = State.open
        let store = UserDefaults.standard
        func go(path: IndexPath, cell: UITableViewCell, segue: UIStoryboardSegue, name: String,
          gesture: UIGestureRecognizer) {
          let row = path.row
          if \(condition) {
            store.set(list, forKey: name) }
          let found = \(condition) ? list : []
        }
      }
      """)
    let rules = facts.duties(in: "go").filter { $0.value.contains(.domain) }
    #expect(rules == [:])
    #expect(facts.duties(in: "go")[9] == [.storage])
  }

  @Test(arguments: ["field.text == name", "count > 1", "list.count > 2 && path.row == 1"])
  func comparingAnInputOrTheModelIsARule(condition: String) {
    let line = "if \(condition) { UserDefaults.standard.set(1, forKey: name) }"
    let members = "var list: [Int] = []\nlet path = IndexPath()"
    #expect(duties(line, members: members).first?.isSuperset(of: [.domain, .storage]) == true)
  }

  @Test(arguments: [
    "name == other", "router !== main", "count > 0", "list.count == 2", "name.hasPrefix(\"a\")",
    "list.contains(where: { $0.id == count })", "let first = list.first(where: { $0.id != count })",
  ])
  func lookingUpIsNoRule(condition: String) {
    let line = "if \(condition) { UserDefaults.standard.set(1, forKey: name) }"
    #expect(duties(line, members: "var list: [Item] = []") == [[.storage]])
  }

  @Test func whatALineLooksLikeCountsWhereItIsRun() {
    let text = "struct Rules { func go(_ name: String) -> Bool { name.hasPrefix(\"a\") } }"
    let files = [SourceFile(path: "Sources/A.swift", text: text)]
    let read = [true, false].map { FactReader(guesses: $0).facts(files).atoms.map(\.duties) }
    #expect(read == [[[.domain]], [[]]])
  }

  @Test func askingWithoutAHandlerIsNoObserving() {
    #expect(duties("service.like(name).subscribe().disposed(by: bag)") == [])
    #expect(duties("service.like(name).subscribe { fill($0) }") == [[.observing]])
    #expect(duties("let image = service.like(name).observe(on: UIScheduler())") == [])
  }

  @Test func whatATypeSharesIsOnlyHandedOver() {
    #expect(duties("let part = make(log: AppLogger.shared)") == [])
    #expect(duties("let api = API.current()\napi.fetch(name)") == [[.network], [.network]])
  }

  @Test func aNameAloneTellsNothingOfAFunctionOfAType() {
    #expect(duties("let token = TokenStore.token(name)\nlet rate = RateClient.rate(name)") == [])
    #expect(duties("let token = TokenStore(name)\ntoken.put(name)") == [[.storage], [.storage]])
  }

  @Test(arguments: [
    ("protocol Routing: BaseRouting { func open() }", false),
    ("protocol Routing: UIViewController {}", true),
    ("", true),
  ])
  func whatIsKnownByAProtocolNavigatesByItself(routing: String, isScreen: Bool) {
    let facts = ReadFacts(
      """
      final class Presenter { private let router: any Routing
        func close() { router.dismiss(animated: true) } }
      final class Router: BaseRouter, Routing { func open() {} }
      \(routing)
      """)
    #expect(facts.duties(in: "close").values.contains { $0.contains(.navigation) } == isScreen)
    #expect(facts.facts.atoms.flatMap(\.effects).isEmpty == !isScreen)
  }

  @Test(arguments: ["counter += 1", "let next = counter - 1", "list.sort { $0 < $1 }"])
  func countingAndOrderingAreNoRules(line: String) {
    #expect(duties(line, members: "var counter = 0, list: [Int] = []") == [])
  }

  @Test(arguments: ["let both = first + second", "let ids = list.reduce(into: [:]) { $0[$1] = 1 }"])
  func joiningListsIsNoRule(line: String) {
    #expect(
      duties(line, members: "var list: [Int] = [], first: [Int] = [], second: [Int] = []") == [])
  }

  @Test func flagsAreRulesOfTheModelAlone() {
    let members = "var hasName = false, hasMail = false\nvar isValid: Bool { hasName && hasMail }"
    let model = ReadFacts("struct Form { \(members) }")
    let screen = ReadFacts("final class Screen: UIViewController { \(members) }")
    #expect(model.duties(in: "isValid").values.first == [.domain])
    #expect(screen.duties(in: "isValid").values.first == nil)
  }

  @Test func aDateForAServerIsNotPresented() {
    let members = "let formatter = ISO8601DateFormatter()"
    #expect(duties("let date = formatter.string(from: start)", members: members) == [])
    let other = members.replacing("ISO8601", with: "")
    #expect(duties("let date = formatter.string(from: start)", members: other) == [[.presentation]])
  }

  @Test(arguments: ["let script = \"var a = 1; return a\"", "let page = \"<p>Hello there</p>\""])
  func codeInATextIsNotPresented(line: String) {
    #expect(duties(line) == [])
  }

  @Test(arguments: ["modelDidChange", "Screen.modelDidChange", "modelDidChange(_:)"])
  func whatANotificationCallsIsNoViewEvent(selector: String) {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        func start() { NotificationCenter.default.addObserver(self, selector: #selector(\(selector))) }
        @objc func modelDidChange() {
          fill() }
        @objc func didTap() {
          fill() }
        func fill() {}
      }
      """)
    #expect(facts.duties(in: "modelDidChange") == [:])
    #expect(facts.duties(in: "didTap") == [6: [.viewEvents]])
  }

  @Test func theAttributesOfATextAreNoText() {
    #expect(duties("let attributes = [NSAttributedString.Key.font: name]") == [])
  }

  @Test func whatAModelIsCalledIsNotShown() {
    #expect(duties("item.isEnabled = true") == [])
    #expect(duties("field.isEnabled = true") == [[.layout]])
  }

  @Test func aLocalNameHidesAPropertyOfTheScreen() {
    #expect(duties("let title: String\ntitle = name") == [])
  }

  @Test func anEarlyExitThatComparesNothingShowsNothing() {
    #expect(
      duties("guard let name = list else { return }\nlabel.text = \"Hello \\(name)!\"").count == 1)
  }

  @Test func aChoiceOfWhatIsShownIsNoRule() {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        var count = 0
        func direct() {
          if count > 3 {
            fill() }
        }
        func guarded() {
          guard count > 3 else { return }
          label.text = "Many"
        }
        func early() {
          if count > 3 { return }
          fill()
        }
        func unknown() { if count > 3 { wait() } }
        func fill() { label.text = "Many" }
      }
      """)
    #expect(facts.duties(in: "direct")[5] == [.presentation])
    #expect(facts.duties(in: "guarded")[9] == [.presentation])
    #expect(facts.duties(in: "early")[13] == [.presentation])
    #expect(facts.duties(in: "unknown") == [:])
  }

  @Test(arguments: [
    ("override func viewDidLoad()", false),
    ("func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat", false),
    ("@objc func changed(_ notification: Notification)", false), ("@objc func didTap()", true),
    ("func tableView(_ view: UITableView, didSelectRowAt path: IndexPath)", true),
    ("func textFieldShouldReturn(_ field: UITextField) -> Bool", true),
  ])
  func onlyWhatPeopleDidIsAViewEvent(head: String, isEvent: Bool) {
    let facts = ReadFacts(
      "final class Screen: UIViewController { \(head) {\nsetUp() }\nfunc setUp() {} }")
    #expect(facts.duties(in: facts.facts.functions[0].name)[2] == (isEvent ? [.viewEvents] : nil))
  }

  @Test func whatAViewAsksForIsNoRule() {
    let facts = ReadFacts(
      """
      final class Screen: UITableViewController {
        var items: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { items.count + 1 }
        func total() -> Int { items.count * 2 }
        func size(_ count: Int) -> CGSize { measure(count * 2) }
      }
      """)
    #expect(facts.duties(in: "numberOfSections") == [:])
    #expect(facts.duties(in: "size") == [:])
    #expect(facts.duties(in: "total") == [4: [.domain]])
  }

  @Test(arguments: ["Screen", "Self", "Screen?"])
  func instantiatingAScreenIsMakingIt(result: String) {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        static func make() -> \(result) {
          UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! Screen }
        static func next() -> OtherViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
      }
      """)
    #expect(facts.duties(in: "make") == [3: [.wiring]])
    #expect(facts.duties(in: "next") == [5: [.wiring]])
  }

  @Test func equalityIsNoRule() {
    let facts = ReadFacts(
      """
      struct Item { let id: Int
        static func == (a: Item, b: Item) -> Bool { a.id == b.id }
        func isOther(_ b: Item) -> Bool { id != b.id } }
      """)
    #expect(facts.duties(in: "==") == [:])
    #expect(facts.duties(in: "isOther").values.first == [.domain])
  }

  @Test func movingTheFocusIsNoRule() {
    let members = "let next = UITextField()"
    let line = "if count > 3 { next.becomeFirstResponder() }"
    #expect(duties(line, members: members) == [[.layout, .presentation]])
  }

  @Test(arguments: [
    "field.becomeFirstResponder()", "field.resignFirstResponder()", "view.endEditing(true)",
  ])
  func movingTheFocusIsNoViewEvent(line: String) {
    #expect(duties(line) == [[.layout]])
  }

  @Test func makingARecordIsNoWiring() {
    let facts = ReadFacts(
      """
      final class Row: Item { let title: String, detail: String?
        init(title: String, detail: String?) {}
        func hash(into hasher: inout Hasher) {} }
      final class Loader { let page: String
        func load() {} }
      final class Names { var all: [String]?, store: Store? }
      final class Model {
        func row() -> Row {
          Row(title: "a", detail: nil) }
        func parts() {
          let loader = Loader(page: "a")
          let names = Names(all: [])
        }
      }
      """)
    #expect(facts.duties(in: "row") == [:])
    #expect(facts.duties(in: "parts") == [11: [.wiring], 12: [.wiring]])
  }

  @Test func checkingAnInputBeforeItIsPassedOnIsARule() {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        let field = UITextField()
        var count = 0
        var presenter: Presenter?
        @objc func didTap() {
          if count > 3 {
            presenter?.go() }
        }
      }
      final class Presenter { func go() {} }
      """)
    #expect(facts.duties(in: "didTap") == [6: [.domain], 7: [.viewEvents]])
  }

  // MARK: What tells nothing by itself

  @Test(arguments: [
    "print(\"loaded \\(count) times\")", "debugPrint(\"Item \" + name)", "let image = UIImage()",
    "throw Failure.broken(\"This is not a \\(name)\")",
    "let decoder = JSONDecoder()", "NotificationCenter.default.post(name: changed, object: nil)",
    "task?.cancel()", "if let address = request.url?.scheme, address == other { return }",
    "let about = make(name) &> { $0.count = count }",
    "let pattern = NSPredicate(format: \"SELF MATCHES %@\", name)",
  ])
  func tellsNothing(line: String) {
    #expect(duties(line, members: "var task: URLSessionDataTask?, request: URLRequest") == [])
  }

  @Test func aRequestHasTheDutyOfWhoeverSendsIt() {
    let request = "let request = URLRequest(url: url)\n"
    #expect(duties(request + "URLSession.shared.dataTask(with: request)").first == [.network])
    let page = "let page = WKWebView()"
    #expect(duties(request + "page.load(request)", members: page) == [[.layout]])
    let policy = "request.cachePolicy = name\nrequest.setValue(name, forHTTPHeaderField: name)\n"
    #expect(duties(request + policy + "page.load(request)", members: page) == [[.layout]])
    #expect(
      duties(request + policy + "URLSession.shared.dataTask(with: request)")
        == Array(repeating: [.network], count: 4))
  }

  @Test func decodingIsPartOfTheRequestOrOfTheStorage() {
    let decoding = "let items = JSONDecoder().decode(Item.self, from: data)"
    #expect(
      duties("URLSession.shared.dataTask(with: url)\n" + decoding) == [[.network], [.network]])
    #expect(
      duties("UserDefaults.standard.data(forKey: name)\n" + decoding) == [[.storage], [.storage]])
    #expect(
      duties(decoding, members: "func load() { URLSession.shared.dataTask(with: url) }") == [
        [.network]
      ])
  }

  @Test func aSuperclassHearsNoViewEvent() {
    let facts = ReadFacts(
      """
      class Base: UIViewController { override func viewDidLoad() {} }
      final class Screen: Base {
        override func viewDidLoad() { super.viewDidLoad() }
        init() { super.init(frame: .zero) }
      }
      """)
    #expect(facts.duties(in: "viewDidLoad") == [:])
    #expect(facts.duties(in: "init") == [:])
  }
}
