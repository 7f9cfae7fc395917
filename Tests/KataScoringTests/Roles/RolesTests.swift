import KataCore
import KataScoring
import KataSyntax
import Testing

/// The pattern and the roles that are read of a program.
struct RolesTests {
  private static func reading(_ text: String) -> StaticReading {
    DesignReader(FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])).reading()
  }

  private static func list(_ member: String) -> String {
    """
    final class List: UIViewController { \(member)
      func go() { UserDefaults.standard.set(1, forKey: "a") } }
    struct RowViewModel { let client: Client }
    """
  }

  /// The lesson that a finding names tells the pattern.
  private static func pattern(_ text: String) -> String? {
    FoundIn(text)[.uninterceptableEffect].first?.lesson
  }

  @Test func readsDataControllersFromTheContractAndFromSolution() {
    func file(_ path: RelativePath, _ text: String) -> SourceFile {
      SourceFile(path: path, text: text)
    }
    let facts = FactReader().facts(
      [
        file(
          "Sources/A.swift",
          """
          final class Page: HomeDataController { let subjects = Subjects()\nfunc ask() { subjects.go() } }
          final class Subjects { func go() { print(1) } }
          final class Screen: UIViewController { let data: any HomeDataController }
          enum Solution: HomeSeam { static var modelControllers: [Any.Type] { [Subjects.self] } }
          """)
      ],
      given: [
        file(
          "Contract/A.swift",
          """
          public protocol HomeDataController: AnyObject { func ask() }
          public protocol HomeSeam { static var modelControllers: [Any.Type] { get } }
          """)
      ])
    let reading = DesignReader(facts, pattern: "mvvm-dc", lesson: "data-controllers").reading()
    let roles = Dictionary(reading.types.map { ($0.name, $0.role) }) { first, _ in first }
    #expect(roles["Page"] == .dataController)
    #expect(roles["Subjects"] == .dataController)
    #expect(roles["Screen"] == .view)
  }

  @Test func aViewModelCountsWhereAScreenHoldsIt() {
    let held = Self.list("var model: RowViewModel?")
    #expect(Self.pattern(held) == "mvvm")
  }

  @Test func aViewModelThatIsOnlyAValueMakesNoPattern() {
    let made = Self.list("func start() { RowViewModel() }")
    #expect(Self.pattern(made) == "mvc")
  }

  @Test func aViewModelMayTellItsViewByAProtocol() {
    let text = """
      protocol Showing: AnyObject { func show() }
      final class Screen: UIViewController, Showing { let model = ListViewModel()\nfunc show() {} }
      final class ListViewModel { weak var view: (any Showing)?\nfunc go() { view?.show() } }
      """
    #expect(FoundIn(text)[.wrongDirection] == [])
    #expect(FoundIn(text.replacing("(any Showing)?", with: "Screen?"))[.wrongDirection].count == 1)
  }

  /// A screen, its adapter and its model, as `Solution` names them.
  private static let adapted = """
    enum Solution { static var adapter: AnyClass { Desk.self }
      static var model: AnyClass { Book.self } }
    final class Screen: UIViewController { let desk: Desk\nfunc go() { desk.start() } }
    final class Desk { weak var view: Screen?\nlet book: Book\nfunc start() { book.refresh() } }
    final class Book { var count = 1\nfunc refresh() { count += 1 } }
    """

  @Test func anAdapterMayKnowItsViewAndItsModelByName() {
    #expect(FoundIn(Self.adapted, pattern: "mva")[.wrongDirection] == [])
    #expect(FoundIn(Self.adapted, pattern: "mvp")[.wrongDirection] == [])
  }

  @Test func aViewOfMVAThatWorksWithTheModelGoesTheWrongWay() {
    let text = Self.adapted.replacing("desk.start()", with: "desk.book.refresh()")
    #expect(FoundIn(text, pattern: "mva")[.wrongDirection].map(\.type) == ["Screen"])
  }

  @Test(arguments: [("managers", "MVC"), ("mvvm-r", "MVVM"), ("mva", "MVA")])
  func everyPatternOfAKataIsJudgedByRules(pattern: String, title: String) throws {
    let text = Self.adapted.replacing(
      "desk.start()", with: "UserDefaults.standard.set(1, forKey: \"a\")")
    let found = FoundIn(text, pattern: pattern)[.misplacedDuty]
    let finding = try #require(found.first { $0.type == "Screen" })
    #expect(finding.reason == "In \(title) that belongs to a service.")
  }

  @Test(arguments: [
    ("static var router: AnyClass", Role.router), ("static var routers: [AnyClass]", .router),
    ("static var navigation: AnyClass?", .router),
    ("static let listPresenter: AnyClass", .presenter),
    ("static var addressManager: AnyClass", .service), ("static var model: AnyClass", .model),
    ("static var adapter: AnyClass", .adapter),
  ])
  func solutionTellsTheRole(declaration: String, role: Role) throws {
    let value = declaration.contains("[") ? "[Thing.self]" : "Thing.self"
    let body = declaration.contains("let") ? " = \(value)" : " { \(value) }"
    let text = "enum Solution { \(declaration)\(body) }\nfinal class Thing { let store = 1 }"
    #expect(Self.role("Thing", in: text) == role)
    #expect(Self.role("Thing", in: "final class Thing { let store = 1 }") == .other)
  }

  @Test func aValueThatBundlesWhatStandsForAProtocolIsNoModel() {
    let text = """
      protocol Pages { func page() -> UIViewController }
      struct Builder: Pages { func page() -> UIViewController { UIViewController() } }
      struct Links { let pages: any Pages }
      struct Point { let x: Int }
      """
    #expect(Self.role("Links", in: text) == .other)
    #expect(Self.role("Point", in: text) == .model)
  }

  @Test func whatDecidesForAScreenTellsItsViewOrIsObserved() {
    let text = """
      enum Solution { static var book: AnyClass { Book.self } }
      protocol BookShowing: AnyObject { func show() }
      final class Screen: UIViewController, BookShowing { let book: Book\nfunc show() {} }
      final class Book { weak var view: (any BookShowing)?\nfunc go() { view?.show() } }
      """
    #expect(Self.role("Book", in: text) == .presenter)
    let observed = text.replacing("view?.show()", with: "").replacing(
      "weak var view: (any BookShowing)?", with: "var onChange: (() -> Void)?")
    #expect(Self.role("Book", in: observed) == .viewModel)
    #expect(Self.role("Screen", in: observed) == .view)
  }

  @Test func eachScreenIsJudgedByItsOwnPattern() {
    let text = """
      final class Rows: UIViewController { let search = Search()\nfunc go() { search.find() } }
      struct Search { func find() -> Bool { count > 3 } }
      final class Book: UIViewController { let model: BookViewModel\nfunc go() { model.start() } }
      final class BookViewModel { var onChange: (() -> Void)?\nfunc start() {} }
      final class Loans: UIViewController { let presenter: LoansPresenter\nfunc go() { Date() } }
      final class LoansPresenter { func start() { Date() } }
      """
    #expect(FoundIn(text)[.wrongDirection] == [])
    #expect(FoundIn(text)[.uninterceptableEffect].map(\.lesson) == ["mvp", "mvp"])
    // A view may keep a value, as far as reading tells.
    let model = "let model: BookViewModel"
    let kept = text.replacing(model, with: "let search: Search\n\(model)")
    #expect(FoundIn(kept)[.wrongDirection] == [])
  }

  @Test(arguments: [
    ("struct Row: View { let name: String }", "Row", Role.view),
    ("final class Page: UIHostingController<Row> { let name = 1 }", "Page", .controller),
    ("final class BookRepo { let store = 1 }", "BookRepo", .service),
    ("final class Rows { let a = Item()\nlet b = Item() }\nfinal class Item {}", "Rows", .other),
  ])
  func aNameOrAFewLinesTellNoMoreThanTheyDo(text: String, name: String, role: Role) {
    #expect(Self.role(name, in: text) == role)
  }

  private static func role(_ name: String, in text: String) -> Role? {
    reading(text).types.first { $0.name == name }?.role
  }

  @Test(arguments: ["ListPresenter", "Listening"])
  func aScreenThatKeepsAMediatorIsAView(held: String) throws {
    let line = "func load() { URLSession.shared.dataTask(with: url) }"
    let screen = """
      final class Screen: UIViewController { let part: \(held)?\n\(line) }
      protocol Listening {}
      final class OtherPresenter: Listening {}
      """
    let quiet = screen.replacing(line, with: "")
    #expect(Self.reading(screen).types.first?.role == .controller)
    #expect(Self.reading(quiet).types.first?.role == .view)
    let alone = quiet.replacing("part: \(held)", with: "part: Int")
    #expect(Self.reading(alone).types.first?.role == .controller)
  }

  @Test(arguments: ["ListPresenter", "ListPresenterImpl", "ListVM", "ListViewModel"])
  func aNameTellsTheRole(name: String) throws {
    let role = Self.reading("final class \(name) { func go() { NSLog(\"a\") } }").types.first?.role
    #expect(role == (name.contains("Presenter") ? .presenter : .viewModel))
  }
}
