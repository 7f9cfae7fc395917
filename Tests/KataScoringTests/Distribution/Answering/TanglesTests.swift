import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Which types can only be understood together.
struct TanglesTests {
  /// A screen, a drawer that sets up its views, and who keeps them.
  private static func keepsForTheScreen(
    _ superclass: String, _ keeping: String, _ function: String, _ other: String = ""
  ) throws -> Bool {
    let text = """
      final class Screen: UIViewController {
        \(keeping)
        override func viewDidLoad() { parts.name = title; Layout().set(parts) }
      }
      struct Layout {
        func set(_ parts: Parts) { parts.label.text = parts.name; parts.button.isEnabled = false }
      }
      final class Parts: \(superclass) {
        let label = UILabel()
        let button = UIButton(type: .system)
        var name: String?
        \(function)
      }
      \(other)
      """
    let index = ProgramIndex(FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)]))
    let homes = Homes(index)
    let parts = try #require(index.type("Parts"))
    #expect(homes.isHome[parts])
    return homes.unit[parts] == index.type("Screen")
  }

  @Test(arguments: ["UIView", "NSObject"])
  func joinsWhoOnlyKeepsAScreensViews(superclass: String) throws {
    #expect(try Self.keepsForTheScreen(superclass, "let parts = Parts()", ""))
  }

  @Test func leavesAViewThatTheSystemMakesOrThatLaysItselfOut() throws {
    #expect(try !Self.keepsForTheScreen("UIView", "var parts: Parts!", ""))
    let laying = "func begin() { addSubview(label); label.font = font }"
    #expect(try !Self.keepsForTheScreen("UIView", "let parts = Parts()", laying))
  }

  @Test func leavesViewsThatAnotherObjectKnowsToo() throws {
    let teller = "final class Teller { var parts: Parts?; func tell() { parts?.name = \"a\" } }"
    let made = "var teller: Teller?; let parts = Parts()"
    #expect(try !Self.keepsForTheScreen("NSObject", made, "", teller))
  }

  /// Who finds a screen's labels in the tree and sets them is as much its controller as who is given them.
  @Test(arguments: [
    ("(view(1) as? UILabel)?.text = last", "view(2)?.isHidden = true", true),
    (
      "if let label = view(1) as? UILabel { label.text = last }",
      "let other = view(2)\nother?.alpha = 0", true
    ),
    ("screen.view.viewWithTag(1)?.alpha = 0", "screen.view.subviews[1].isHidden = true", true),
    ("view(1)?.isHidden = true", "", false), ("print(view(1)!)", "print(view(2)!)", false),
    ("stack.subviews[0].alpha = 0", "stack.arrangedSubviews[0].isHidden = true", false),
  ])
  func joinsWhoLooksUpAScreensViews(first: String, second: String, isJoined: Bool) throws {
    let text = """
      final class Screen: UIViewController {
        lazy var words = Words(screen: self)
        override func viewDidLoad() { words.tell("a") }
      }
      final class Words {
        unowned let screen: UIViewController
        private let stack = UIStackView()
        private var last = ""
        init(screen: UIViewController) { self.screen = screen }
        func tell(_ text: String) {
          last += text
          \(first)
          \(second)
        }
        private func view(_ tag: Int) -> UIView? { screen.view.viewWithTag(tag) }
      }
      """
    let index = ProgramIndex(FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)]))
    let homes = Homes(index)
    let words = try #require(index.type("Words"))
    #expect(homes.isHome[words])
    #expect((homes.unit[words] == index.type("Screen")) == isJoined)
  }

  /// Who is given a screen's labels and not the screen is its controller all the same.
  @Test(arguments: [
    ("first: first, second: second", "let first: UILabel; let second: UILabel", "second", true),
    ("bag: Bag(first: first, second: second)", "let bag: Bag", "bag.second", true),
    ("first: first, second: second", "let first: UILabel; let second: UILabel", "first", false),
  ])
  func joinsWhoIsHandedSeveralViews(
    making: String, keeping: String, view: String, isJoined: Bool
  ) throws {
    let other = keeping.hasPrefix("let bag") ? "bag.first" : "first"
    let text = """
      struct Bag { let first: UILabel; let second: UILabel }
      final class Screen: UIViewController {
        let first = UILabel()
        let second = UILabel()
        lazy var brain = Brain(\(making))
        override func viewDidLoad() { brain.begin() }
      }
      final class Brain {
        \(keeping)
        var count = 0
        init(first: UILabel, second: UILabel) { self.first = first; self.second = second }
        init(bag: Bag) { self.bag = bag }
        func begin() {
          count += 1
          \(other).text = "a"
          \(view).isHidden = count > 1
        }
      }
      """
    let index = ProgramIndex(FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)]))
    let homes = Homes(index)
    let brain = try #require(index.type("Brain"))
    #expect((homes.unit[brain] == index.type("Screen")) == isJoined)
  }
}
