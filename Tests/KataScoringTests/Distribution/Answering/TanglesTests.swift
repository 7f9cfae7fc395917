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
}
