import KataCore
import Testing

@testable import KataSyntax

/// What is read of a type that only holds names, beside what an object does.
struct NamespaceTests {
  @Test(arguments: [
    "let key = UserDefaults.Key.count.rawValue", "let key = UserDefaults.Key(rawValue: name)",
    "let category = ConstantsLog.category", "let text = L10n.ScreenView.title",
    "let text = L10n.Scene.PasteButton.title",
  ])
  func whatANamespaceHoldsIsNoMoreThanAName(line: String) {
    #expect(duties(line) == [])
    let facts = ReadFacts(
      """
      extension UserDefaults { enum Key: String { case count } }
      struct Names { func go(_ name: String) { \(line) } }
      """)
    #expect(facts.facts.atoms.flatMap(\.effects).isEmpty)
  }

  @Test(arguments: [
    ("UserDefaults.app.set(count, forKey: name)", Responsibility.storage),
    ("let sorts = UserDefaults.standard.sortsByName", .storage),
    ("AppLog.main.info(name)", .logging), ("let box = BadgeView().frame", .layout),
    ("let look = UIButton.Configuration.filled()", .layout),
    ("UIKit.UIView.animate()", .layout),
  ])
  func whatAnObjectDoesCountsWhereverItStands(line: String, duty: Responsibility) {
    #expect(duties(line) == [[duty]])
  }
}
