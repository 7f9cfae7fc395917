import KataCore
import Testing

@testable import KataSyntax

/// What looks like a duty and is none; of rules, see `RuleDutyTests`.
struct NoDutyTests {
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
