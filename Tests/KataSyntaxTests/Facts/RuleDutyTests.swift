import KataCore
import Testing

@testable import KataSyntax

/// Which comparisons and choices are rules of the domain, and which only look like it.
struct RuleDutyTests {
  @Test func whichSegueItIsIsNoRule() {
    let members =
      "func prepare(for segue: UIStoryboardSegue) { if segue.identifier == \"more\" { label.text = \"\" } }"
    let facts = ReadFacts(
      "final class Screen: UIViewController { let label = UILabel()\n\(members) }")
    #expect(facts.duties(in: "prepare").values.first == [.navigation, .layout])
  }

  @Test func askingWhatThePlatformReportsIsNoRule() {
    let facts = ReadFacts(
      """
      final class Screen: UITableViewController {
        var items: [String] = []
        var mayDelete = false
        let store = UserDefaults.standard
        func tableView(_ tableView: UITableView, commit style: Style, forRowAt path: IndexPath) {
          if style == .delete { store.set(items, forKey: "items") }
          if items.count > 3 { store.set(items, forKey: "items") }
        }
      }
      """)
    #expect(facts.duties(in: "tableView")[6] == [.storage])
    #expect(facts.duties(in: "tableView")[7] == [.storage, .domain])
  }

  @Test(arguments: [
    "path.row == list.count - 1", "cell == other", "segue.identifier == name", "row > 3",
    "list[0] == nil", "gesture.state == .ended", "choice.selectedSegmentIndex == 1",
    "UIDevice.current.userInterfaceIdiom == .pad", "isOpen && isBusy", "state == .open",
    "isOpen == false", "list != nil && isOpen",
  ])
  func comparingWhatThePlatformOrTheScreenHasIsNoRule(condition: String) {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        let choice = UISegmentedControl()
        var list: [Int] = [], isOpen = false, isBusy = false, state = State.open
        let store = UserDefaults.standard
        func go(path: IndexPath, cell: UITableViewCell, segue: UIStoryboardSegue, name: String,
          gesture: UIGestureRecognizer) {
          let row = path.row
          if \(condition) {
            store.set(list, forKey: name) }
          let found = \(condition) ? list : []
        }
      }
      """)
    let rules = facts.duties(in: "go").filter { $0.value.contains(.domain) }
    #expect(rules == [:])
    #expect(facts.duties(in: "go")[9] == [.storage])
  }

  @Test(arguments: ["field.text == name", "count > 1", "list.count > 2 && path.row == 1"])
  func comparingAnInputOrTheModelIsARule(condition: String) {
    let line = "if \(condition) { UserDefaults.standard.set(1, forKey: name) }"
    let members = "var list: [Int] = []\nlet path = IndexPath()"
    #expect(duties(line, members: members).first?.isSuperset(of: [.domain, .storage]) == true)
  }

  @Test(arguments: [
    "name == other", "router !== main", "count > 0", "list.count == 2", "name.hasPrefix(\"a\")",
    "list.contains(where: { $0.id == count })", "let first = list.first(where: { $0.id != count })",
  ])
  func lookingUpIsNoRule(condition: String) {
    let line = "if \(condition) { UserDefaults.standard.set(1, forKey: name) }"
    #expect(duties(line, members: "var list: [Item] = []") == [[.storage]])
  }

  @Test func whatALineLooksLikeCountsWhereItIsRun() {
    let text = "struct Rules { func go(_ name: String) -> Bool { name.hasPrefix(\"a\") } }"
    let files = [SourceFile(path: "Sources/A.swift", text: text)]
    let read = [true, false].map { FactReader(guesses: $0).facts(files).atoms.map(\.duties) }
    #expect(read == [[[.domain]], [[]]])
  }

  @Test(arguments: ["counter += 1", "let next = counter - 1", "list.sort { $0 < $1 }"])
  func countingAndOrderingAreNoRules(line: String) {
    #expect(duties(line, members: "var counter = 0, list: [Int] = []") == [])
  }

  @Test(arguments: ["let both = first + second", "let ids = list.reduce(into: [:]) { $0[$1] = 1 }"])
  func joiningListsIsNoRule(line: String) {
    #expect(
      duties(line, members: "var list: [Int] = [], first: [Int] = [], second: [Int] = []") == [])
  }

  @Test func flagsAreRulesOfTheModelAlone() {
    let members = "var hasName = false, hasMail = false\nvar isValid: Bool { hasName && hasMail }"
    let model = ReadFacts("struct Form { \(members) }")
    let screen = ReadFacts("final class Screen: UIViewController { \(members) }")
    #expect(model.duties(in: "isValid").values.first == [.domain])
    #expect(screen.duties(in: "isValid").values.first == nil)
  }

  @Test func aChoiceOfWhatIsShownIsNoRule() {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        var count = 0
        func direct() {
          if count > 3 {
            fill() }
        }
        func guarded() {
          guard count > 3 else { return }
          label.text = "Many"
        }
        func early() {
          if count > 3 { return }
          fill()
        }
        func unknown() { if count > 3 { wait() } }
        func fill() { label.text = "Many" }
      }
      """)
    #expect(facts.duties(in: "direct")[5] == [.presentation])
    #expect(facts.duties(in: "guarded")[9] == [.presentation])
    #expect(facts.duties(in: "early")[13] == [.presentation])
    #expect(facts.duties(in: "unknown") == [:])
  }

  @Test func whatAViewAsksForIsNoRule() {
    let facts = ReadFacts(
      """
      final class Screen: UITableViewController {
        var items: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { items.count + 1 }
        func total() -> Int { items.count * 2 }
        func size(_ count: Int) -> CGSize { measure(count * 2) }
      }
      """)
    #expect(facts.duties(in: "numberOfSections") == [:])
    #expect(facts.duties(in: "size") == [:])
    #expect(facts.duties(in: "total") == [4: [.domain]])
  }

  @Test func equalityIsNoRule() {
    let facts = ReadFacts(
      """
      struct Item { let id: Int
        static func == (a: Item, b: Item) -> Bool { a.id == b.id }
        func isOther(_ b: Item) -> Bool { id != b.id } }
      """)
    #expect(facts.duties(in: "==") == [:])
    #expect(facts.duties(in: "isOther").values.first == [.domain])
  }

  @Test func movingTheFocusIsNoRule() {
    let members = "let next = UITextField()"
    let line = "if count > 3 { next.becomeFirstResponder() }"
    #expect(duties(line, members: members) == [[.layout, .presentation]])
  }

  @Test func checkingAnInputBeforeItIsPassedOnIsARule() {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        let field = UITextField()
        var count = 0
        var presenter: Presenter?
        @objc func didTap() {
          if count > 3 {
            presenter?.go() }
        }
      }
      final class Presenter { func go() {} }
      """)
    #expect(facts.duties(in: "didTap") == [6: [.domain], 7: [.viewEvents]])
  }
}
