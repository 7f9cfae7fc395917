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

  @Test func looksIntoAPartOfThatVeryName() {
    let call = "func add() { output?.updateView() }"
    #expect(found(noUpdate, "final class Counter { \(call) }")?.type == "Counter")
    #expect(found(noUpdate, "class Counter {}\nextension Counter { \(call) }")?.type == "Counter")
    #expect(found(noUpdate, "class Presenter { \(call) }") == nil)
  }
}
