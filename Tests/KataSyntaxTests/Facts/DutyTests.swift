import KataCore
import Testing

@testable import KataSyntax

/// Which duty a line has: that of the API it names, or that of whatever consumes its value.
struct DutyTests {
  @Test(arguments: [
    ("UserDefaults.standard.set(count, forKey: \"count\")", Responsibility.storage),
    ("URLSession.shared.dataTask(with: request).resume()", .network),
    ("NSLog(name)", .logging),
    ("label.font = .systemFont(ofSize: 12)", .layout),
    ("navigationController?.pushViewController(next, animated: true)", .navigation),
    ("field.addTarget(self, action: #selector(edit), for: .editingChanged)", .viewEvents),
    ("NotificationCenter.default.addObserver(self, selector: go)", .observing),
    ("present(next, animated: true)", .navigation), ("dismiss(animated: true)", .navigation),
    ("performSegue(withIdentifier: name, sender: nil)", .navigation),
    ("let sum = count * 2", .domain),
    ("let text = \"Greeted \\(count) times\"", .presentation),
  ])
  func followsTheNameThatItUses(line: String, duty: Responsibility) {
    #expect(duties(line) == [[duty]])
  }

  @Test func aLineThatNamesNothingHasNoDuty() {
    #expect(duties("let other = name") == [])
    #expect(duties("unknown(name)") == [])
    #expect(duties("let text = name.uppercased()") == [])
    #expect(duties("let key = \"user_\\(count)\"") == [])
  }

  @Test func anAddressHasTheDutyOfWhateverUsesIt() {
    let request = """
      let url = URL(string: name)
      let task = URLSession.shared.dataTask(with: url)
      """
    #expect(duties(request) == [[.network], [.network]])
    #expect(duties("let url = URL(string: name)\nUIPasteboard.general.url = url") == [])
  }

  @Test func aTextForALogIsLogging() {
    #expect(duties("let text = \"count \\(count)\"\nNSLog(text)") == [[.logging], [.logging]])
  }

  @Test func aComputedTextThatIsShownIsPresentationAndLayout() {
    #expect(duties("label.text = \"Hello, \\(name)!\"") == [[.layout, .presentation]])
    #expect(duties("label.text = name") == [[.layout]])
    #expect(duties("label.text = \"Formal\"") == [[.layout]])
  }

  @Test func aConditionDecidesWhatItGuards() {
    #expect(
      duties("if count > 3 { label.text = \"Many: \\(count)\" }").first == [.layout, .presentation])
    #expect(
      duties("if count > 3 { UserDefaults.standard.set(1, forKey: \"a\") }").first == [
        .domain, .storage,
      ])
    #expect(
      duties("if isBusy { label.isHidden = true }", members: "var isBusy = false") == [[.layout]])
  }

  @Test func aResultHasTheDutyOfItsConsumer() {
    let facts = ReadFacts(
      """
      struct Rules {
        func path(id: Int) -> String { "/items/" + String(id) }
        func title(id: Int) -> String { "Item " + String(id) }
      }
      final class Loader {
        let rules = Rules()
        func load(id: Int) { URLSession.shared.dataTask(with: rules.path(id: id)).resume() }
        func show(id: Int, label: UILabel) { label.text = rules.title(id: id) }
      }
      """)
    #expect(facts.duties(in: "path").values.first == [.network])
    #expect(facts.duties(in: "title").values.first == [.presentation])
  }

  @Test func aServiceOfTheContractHasTheDutyThatTheKataSays() {
    let facts = ReadFacts(
      "final class Memory { let store: any Box\ninit(store: any Box) { self.store = store }\n"
        + "func keep() { store.put(1) } }",
      given: "public protocol Box { func put(_ value: Int) }", services: ["Box": .storage])
    #expect(facts.duties(in: "keep").values.first == [.storage])
    let effect = facts.facts.atoms.flatMap(\.effects).first
    #expect(effect?.kind == .storage)
    #expect(effect?.isInterceptable == true)
  }

  @Test func aServiceThatNobodyCreatesHereCountsByItsName() {
    let facts = ReadFacts(
      "final class Model { let client: UserClient\ninit(client: UserClient) { self.client = client }\n"
        + "func load() { client.users() } }")
    #expect(facts.duties(in: "load").values.first == [.network])
  }

  @Test func oneCallIsOneEffect() {
    let facts = ReadFacts("func load() { URLSession.shared.dataTask(with: url).resume() }")
    #expect(facts.facts.atoms.flatMap(\.effects).map(\.call) == ["URLSession.shared.dataTask()"])
    #expect(facts.facts.atoms.flatMap(\.effects).first?.isInterceptable == false)
  }

  @Test func whatPeopleDoIsAViewEventWhereItIsPassedOn() {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        var presenter: Presenter?
        override func viewDidLoad() {
          super.viewDidLoad()
          presenter?.viewIsReady()
        }
      }
      final class Presenter { func viewIsReady() {} }
      """)
    #expect(facts.duties(in: "viewDidLoad")[5] == [.viewEvents])
  }
}
