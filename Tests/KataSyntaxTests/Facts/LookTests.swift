import KataCore
import Testing

@testable import KataSyntax

/// How a screen looks and what its forms are captioned, which is neither a rule nor presentation logic.
struct LookTests {
  @Test(arguments: [
    "let width = view.bounds.width / 2", "label.alpha = min(1, label.frame.minY / 40)",
    "view.autoresizingMask |= mask", "let size = CGSize(width: count * 2, height: 10)",
    "let edge = count * 2\nlet size = CGSize(width: edge, height: 10)",
    "if view.bounds.width > 300 { label.numberOfLines = 2 }",
    "var x = count * 2\nx += count\nlet point = CGPoint(x: x, y: 1)",
  ])
  func arithmeticOfTheScreenIsLayout(lines: String) {
    #expect(!duties(lines).contains { !$0.isSubset(of: [.layout, .presentation]) })
    #expect(duties(lines).contains { $0.contains(.layout) } || lines.contains("|="))
  }

  @Test(arguments: [
    ("Int", "16 + 13"), ("CGFloat", "isOpen ? view.bounds.height : 44"),
    ("CGFloat", "CGFloat(count * 2)"), ("UIColor?", "isOpen ? .red : nil"),
  ])
  func sizesAndFixedNumbersAreNoRule(result: String, value: String) {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController { var isOpen = false, count = 0
        func size() -> \(result) { \(value) } }
      """)
    #expect(facts.duties(in: "size").filter { $0.value != [.layout] } == [:])
  }

  @Test(arguments: [
    "view.autoresizesSubviews = isOpen ? .all : .none",
    "let edge = isOpen ? 270 : 210\nlet box = CGRect(x: 0, y: 0, width: 10, height: edge)",
  ])
  func aLookForAFlagIsLayout(lines: String) {
    #expect(Set(duties(lines, members: "var isOpen = false")) == [[.layout]])
  }

  @Test func whatAnUnknownSuperclassHasIsWhatItIsCalled() {
    let facts = ReadFacts(
      """
      final class Screen: MessagesViewController { var items: [String] = []
        func fill() { messagesCollectionView.reload([items.count - 2]) } }
      """)
    #expect(facts.duties(in: "fill") == [2: [.layout]])
  }

  @Test func choosingHowAViewLooksIsPresentation() {
    #expect(duties("label.textColor = count > 3 ? .red : .blue") == [[.layout, .presentation]])
    #expect(duties("label.numberOfLines = count * 2") == [[.layout]])
  }

  private static func form(_ line: String) -> ReadFacts {
    ReadFacts(
      """
      final class Form: UIViewController { let field = UITextField()\nlet name: Name
        func viewDidLoad() { super.viewDidLoad()
          \(line)
        }
        func addRow(_ caption: String) {}
      }
      """)
  }

  @Test(arguments: [
    "addRow(\"First name\")", "if field.text != name.first { field.text = name.first }",
    "if name.first != field.text { field.text = name.first }",
  ])
  func captionsAndUpdatesOfWhatDiffersAreNoPresentation(line: String) {
    let duties = Self.form(line).duties(in: "viewDidLoad").values
    #expect(!duties.contains { $0.contains(.presentation) })
  }

  @Test(arguments: [
    "addRow(\"First name \\(name.first)\")", "if name.isLong { addRow(\"First name\") }",
    "if field.text != name.last { field.text = name.first }",
  ])
  func textsThatAreChosenOrPutTogetherArePresentation(line: String) {
    let duties = Self.form(line).duties(in: "viewDidLoad").values
    #expect(duties.contains { $0.contains(.presentation) })
  }
}
