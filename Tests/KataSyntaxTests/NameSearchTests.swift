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

  // MARK: Roles that `Solution` names

  private let noModel = NameRule(
    check: "MVA.x", parts: ["UIViewController"], names: ["Solution.model"])
  private let solution = """
    enum Solution: S {
      static var adapter: AnyClass { Adapter.self }
      static var model: AnyClass { Book<Int>.self }
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
    let rule = NameRule(check: "MVA.x", parts: ["Solution.model"], names: ["UIKit"])
    let breach = try #require(
      found(rule, solution + "extension Book { func alert() { UIAlertController() } }"))
    #expect(breach.name == "UIAlertController")
    #expect(breach.type == "Book")
    #expect(found(rule, solution + "class Adapter { func alert() { UIAlertController() } }") == nil)
    #expect(found(rule, "class Book { let alert: UIAlertController }") == nil)
  }
}
