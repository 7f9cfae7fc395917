import KataCore
import KataSyntax
import Testing

struct NameSearchTests {
  private func found(_ rule: NameRule, _ texts: String...) -> NameBreach? {
    NameSearch(
      files: texts.enumerated().compactMap { index, text in
        RelativePath("Sources/\(index).swift").map { ParsedFile(text, path: $0) }
      }
    ).breach(of: rule)
  }

  private let noUIKit = NameRule(check: "MVVM.x", parts: ["NameViewModel"], names: ["UIKit"])
  private let noFee = NameRule(check: "Cell.x", parts: ["UIView"], names: ["Fee"])
  private let noEuro = NameRule(check: "Cell.y", parts: ["UIView"], names: ["\"€\"", "cents"])
  private let noUpdate = NameRule(check: "Counter.x", parts: ["Counter"], names: ["updateView"])
  private let noBank = NameRule(
    check: "Injection.x", names: ["BankRates"], exception: "makeScreen(euros:)")

  @Test(arguments: [
    "import UIKit\nfinal class Model: NameViewModel {}",
    "import UIKit\nprotocol Mine: NameViewModel {}\nfinal class Model: Mine { struct Part {} }",
    "import UIKit\nimport Foundation\nclass Model {}\nextension Model: NameViewModel {}",
  ])
  func findsAnImportThatNothingNeeds(source: String) throws {
    let breach = try #require(found(noUIKit, source))
    #expect(breach.isImport)
    #expect(breach.type == "Model")
    #expect(breach.location.line == 1)
    #expect(breach.excerpt == "import UIKit")
  }

  @Test func findsATypeOfUIKitBesideAViewThatNeedsTheImport() throws {
    let view = "import UIKit\nclass Screen: UIViewController {}\n"
    #expect(found(noUIKit, view + "class Model: NameViewModel {}") == nil)
    let breach = try #require(
      found(noUIKit, view + "class Model: NameViewModel {\n  func f(_ label: UILabel) {}\n}"))
    #expect(breach.name == "UILabel")
    #expect(breach.location.line == 4)
  }

  @Test(arguments: [
    "import UIKit\nclass Screen: UIViewController {}",
    "import Foundation\nclass Model: NameViewModel { let UID = \"UIKit\" // UILabel\n}",
  ])
  func leavesOtherCodeAlone(source: String) {
    #expect(found(noUIKit, source) == nil)
  }

  @Test(arguments: [
    "class Row: UIView { convenience init(fee: Fee) { self.init() } }",
    "class Base: UIView {}\nclass Row: Base { func show(_ fees: [Fee]) {} }",
    "class Row: UIView {}\nextension Row { func configure(with fee: Module.Fee?) {} }",
  ])
  func findsATypeInAPart(source: String) {
    #expect(found(noFee, source)?.type == "Row")
  }

  @Test func looksAtNamesAsAWhole() {
    #expect(found(noFee, "class FeeRow: UIView { let fee = FeeContent() }") == nil)
    #expect(found(noFee, "class Screen: UIViewController { let fees: [Fee] = [] }") == nil)
  }

  @Test(arguments: [
    ("class List { init(rates: any Rates = BankRates.shared) {} }", "List"),
    (
      "enum Solution { func makeScreen(euros: Int, rates: any Rates = BankRates.shared) {} }",
      "Solution"
    ),
    ("func rates() -> any Rates { BankRates.shared }", nil),
  ])
  func findsANameOutsideOfTheExcepted(source: String, type: String?) throws {
    let breach = try #require(found(noBank, source))
    #expect(breach.type == type)
  }

  @Test func leavesTheExceptedFunctionAlone() {
    #expect(
      found(noBank, "enum S { func makeScreen(euros: Int) { f { BankRates.shared } } }") == nil)
  }

  @Test func findsATextInALiteralOfAPart() throws {
    let breach = try #require(
      found(noEuro, "class Row: UIView {\n  func show(_ n: Int) { text = \"€ \\(n).00\" }\n}"))
    #expect(breach.name == "\"€\"")
    #expect(breach.location.line == 2)
    #expect(found(noEuro, "class Row: UIView { let cents = 0 }")?.name == "cents")
  }

  @Test(arguments: [
    "class Row: UIView { let sign = \"$\" /* € */ }",
    "class Row: UIView { let text = \"cents\" }",
    "struct Format { let sign = \"€\" }",
  ])
  func leavesOtherLiteralsAlone(source: String) {
    #expect(found(noEuro, source) == nil)
  }

  private let noDismissal = NameRule(
    check: "VIPER.x", parts: ["UIViewController"], names: ["dismiss(animated:)"])

  @Test(arguments: [
    "dismiss(animated: true)", "self.dismiss(animated: true, completion: nil)",
    "screen?.presentingViewController?.dismiss(animated: flag) {}",
  ])
  func findsACallByItsFirstLabels(call: String) {
    let found = found(noDismissal, "class Form: UIViewController { func f() { \(call) } }")
    #expect(found?.name == "dismiss(animated:)")
  }

  @Test(arguments: [
    "presenter.dismiss()", "let dismiss = 1", "close(animated: true)", "dismiss(after: 1)",
  ])
  func leavesOtherCallsOfThatNameAlone(call: String) {
    #expect(found(noDismissal, "class Form: UIViewController { func f() { \(call) } }") == nil)
  }

  @Test func looksIntoAPartOfThatVeryName() {
    let call = "func add() { output?.updateView() }"
    #expect(found(noUpdate, "final class Counter { \(call) }")?.type == "Counter")
    #expect(found(noUpdate, "class Counter {}\nextension Counter { \(call) }")?.type == "Counter")
    #expect(found(noUpdate, "class Presenter { \(call) }") == nil)
  }

  // MARK: Members

  private let noRequest = NameRule(
    check: "DC.x", parts: ["Page"], names: ["Server.fetch", "Database.save"])

  /// A part that has the services, and in front of it the body of a page that is composed of it.
  private func page(_ body: String) -> String {
    """
    final class Small { var server: any Server; let database: (any Database)?; lazy var other = Small() }
    final class Home: Page {
      private let small: Small
      private var made = Small()
      \(body)
    }
    """
  }

  @Test(arguments: [
    "func f() { small.server.fetch { } }",
    "func f() { let own = small; g { own.server.fetch { } } }",
    "func f() { let server = self.small.server; server.fetch { } }",
    "func f() { let (a, b) = (1, small); b.server.fetch(a) }",
    "func f() async { await made.server.fetch() }",
    "func f(_ part: Small) { part.other.server.fetch() }",
    "func f() { guard let base = small.database else { return }; base.save() }",
    "func f() { if let base = small.database, base.save() { } }",
    "func f() { small.database?.save() }",
    "func f() { let save = small.database!.save }",
  ])
  func findsAMemberOfWhatAnotherTypeKeeps(body: String) throws {
    let breach = try #require(found(noRequest, page(body)))
    #expect(breach.type == "Home")
    #expect(["Server.fetch", "Database.save"].contains(breach.name))
    #expect(breach.location.line == 5)
  }

  @Test(arguments: [
    "func f() { small.fetch { }; small.save() }",
    "func f() { let server = small; server.fetch { } }",
    "func f(server: Small) { server.fetch { } }",
    "func f() { items.forEach { server in server.fetch() } }",
    "init(services: Services) { small = Small(services.server.fetch) }",
    "init(server: any Server) { small = Small { server.fetch() } }",
    "func fetch() { self.fetch() }",
    "func f() { let small = small; small.fetch() }",
  ])
  func leavesMembersOfTheSameNameAlone(body: String) {
    #expect(found(noRequest, page(body)) == nil)
  }

  @Test func leavesTheKeeperAlone() {
    #expect(found(noRequest, page("") + "extension Small { func go() { server.fetch() } }") == nil)
  }

  // MARK: Roles that `Solution` names

  private let noModel = NameRule(
    check: "MVA.x", parts: ["UIViewController"], names: ["Solution.model"])
  private let solution = """
    enum Solution: S {
      static var adapter: AnyClass { Adapter.self }
      static var model: AnyClass { Book.self }
    }
    protocol Refreshing {}
    class Book: Refreshing { var addresses: [Int] = []; func refresh() {} }

    """

  @Test(arguments: [
    ("class Adapter { let book: Book }", "adapter.book.refresh()", "book"),
    ("class Adapter { private(set) var book: Book? }", "self.adapter?.book?.refresh()", "book"),
    ("class Adapter { let book = Book() }", "show(adapter.book.addresses)", "book"),
    ("class Adapter { let model: any Refreshing }", "adapter.model.refresh()", "model"),
    ("class Adapter { func current() -> Book { f() } }", "adapter.current().refresh()", "current"),
    ("class Adapter {}", "let book: Book = f()", "Book"),
  ])
  func findsAViewThatWorksWithTheModel(adapter: String, use: String, name: String) throws {
    let view = "class Screen: UIViewController {\n  func tap() { \(use) }\n}"
    let breach = try #require(found(noModel, solution + adapter, view))
    #expect(breach.name == name)
    #expect(breach.type == "Screen")
    #expect(breach.location.line == 2)
  }

  @Test(arguments: [
    ("class Adapter { private let book: Book }", "adapter.refresh()"),
    ("class Adapter { private let book: Book; let title: String }", "adapter.title"),
    ("class Adapter { let book: Book }\nstruct Row { let book: String }", "show(row.book)"),
    ("class Adapter { init(_ book: Book) {} }", "adapter = Adapter(Book())"),
    ("class Adapter { let book: Book; func tap() { other.book.refresh() } }", "self.book"),
    ("class Adapter: Refreshing { let book: any Refreshing }", "adapter.book.refresh()"),
  ])
  func leavesAViewAloneThatWorksWithTheAdapter(adapter: String, use: String) {
    let view = "class Screen: UIViewController {\n  func tap() { \(use) }\n}"
    #expect(found(noModel, solution + adapter, view) == nil)
  }

  @Test func looksIntoTheClassThatSolutionNames() throws {
    let rule = NameRule(check: "MVA.x", parts: ["model"], names: ["UIKit"])
    let breach = try #require(
      found(rule, solution + "extension Book { func alert() { UIAlertController() } }"))
    #expect(breach.name == "UIAlertController")
    #expect(breach.type == "Book")
    #expect(found(rule, solution + "class Adapter { func alert() { UIAlertController() } }") == nil)
    #expect(found(rule, "class Book { let alert: UIAlertController }") == nil)
  }
}
