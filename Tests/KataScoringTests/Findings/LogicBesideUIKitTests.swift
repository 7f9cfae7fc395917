import KataCore
import KataScoring
import KataSyntax
import Testing

struct LogicBesideUIKitTests {
  private static let rule = "func go() -> Bool { count > 3 }"

  /// The findings about a list's presenter that stands behind other lines, and has a rule.
  private func found(_ before: String, _ member: String = "", logic: String = rule) -> [String] {
    FoundIn("\(before)\nfinal class ListPresenter { let count: Int\n\(member)\n\(logic) }")[
      .logicBesideUIKit
    ].map(\.summary)
  }

  @Test func namesTheTypeOfUIKitThatLogicUses() {
    let expected = ["`ListPresenter` uses `UIImage`"]
    #expect(found("import RxCocoa", "let image: UIImage?") == expected)
    #expect(found("import UIKit", "func draw() { UIImage() }") == expected)
  }

  @Test func findsAnImportThatNothingInTheFileNeeds() {
    let expected = ["`ListPresenter` imports UIKit without using it"]
    #expect(found("import UIKit") == expected)
    #expect(found("import UIKit", logic: "func go() { print(1) }") == expected)
    #expect(found("import Foundation") == [])
  }

  @Test(arguments: ["list[path.row]", "at(path.section)", "at(IndexPath(row: 1, section: 0))"])
  func whatUIKitAddsToFoundationIsAUseOfIt(code: String) throws {
    let member = "func title(at path: IndexPath) -> String { \(code) }"
    let start = try #require(code.firstIndex { "pI".contains($0) })
    let used = code[start...].dropLast()
    #expect(found("import UIKit", member) == ["`ListPresenter` uses `\(used)`"])
    #expect(found("import Foundation", member) == [])
  }

  @Test(arguments: ["final class Screen: BaseViewController {}", "extension UIView {}"])
  func theImportOfANeighbourIsNotItsOwn(neighbour: String) {
    let expected = ["`ListPresenter` shares a file with UIKit code"]
    #expect(found("import UIKit\n\(neighbour)") == expected)
    #expect(found("import UIKit\n\(neighbour)", logic: "") == [])
  }

  @Test func aTypeWithoutLogicHasNothingToTest() {
    #expect(found("import UIKit", "let image: UIImage?", logic: "") == [])
  }

  @Test func aServiceMayNeedWhatOnlyTheSystemDoes() {
    let text = """
      import UIKit
      struct PasteService { func copy(_ text: String) { UIPasteboard.general.string = text }
        func may(_ count: Int) -> Bool { count > 3 } }
      """
    #expect(FoundIn(text)[.logicBesideUIKit] == [])
  }

  @Test func sendsToTheKatasLesson() throws {
    let text = "import UIKit\nfinal class ListPresenter { func go() { print(1) } }"
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    let findings = DesignReader(facts, pattern: "mvvm", lesson: "binding").reading().findings
    #expect(try #require(findings.first).lesson == "binding")
  }
}
