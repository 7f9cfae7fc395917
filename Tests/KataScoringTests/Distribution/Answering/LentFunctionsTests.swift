import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Whose work it is that is done on views which somebody is handed or keeps for a screen, and by views themselves.
struct LentFunctionsTests {
  /// The types that answer for the line that begins with a text.
  private static func owners(of code: String, in text: String) throws -> Set<String> {
    let facts = FactReader().facts(
      [SourceFile(path: "Sources/A.swift", text: text)],
      given: [
        SourceFile(
          path: "Contract/Contract.swift",
          text: "protocol Store { func keep(_ text: String) }\n"
            + "protocol StageView: AnyObject { func show(_ text: String) }")
      ])
    let design = DesignReader(facts, services: ["Store": .storage]).design(executed: nil)
    let bytes = Array(text.utf8)
    let place = facts.atoms.lastIndex { bytes[$0.offset...].starts(with: code.utf8) }
    return Set(
      design.workload.owners[try #require(place)].map { facts.types[$0.unit].name })
  }

  @Test(arguments: [
    ("show(in: label)", "func show(in label: UILabel) { label.text = \"\\(number)\" }"),
    (
      "count(in: label)",
      "func count(in label: UILabel) { number += 1; show(in: label) }\n"
        + "private func show(in label: UILabel) { label.text = \"\\(number)\" }"
    ),
  ])
  func chargesTheScreenForWhatIsDoneToItsViews(call: String, functions: String) throws {
    let text = """
      final class Screen: UIViewController {
        let label = UILabel()
        var count = Count(number: 1)
        override func viewDidLoad() { count.\(call) }
      }
      final class Count {
        var number: Int
        init(number: Int) { self.number = number }
        func double() { number *= 2 }
        \(functions)
      }
      final class Other { let count: Count; init(count: Count) { self.count = count; count.double() } }
      """
    #expect(try Self.owners(of: "label.text", in: text) == ["Screen"])
    #expect(try Self.owners(of: "number *= 2", in: text) == ["Count"])
  }

  @Test(arguments: [
    ("any StageView", "show(number)", "Count"), ("UILabel", "text = number", "Screen"),
  ])
  func leavesWithAnObjectWhatItTellsAGivenView(view: String, telling: String, owner: String) throws
  {
    let text = """
      final class Screen: UIViewController {
        var stage: (\(view))!
        var count: Count?
        override func viewDidLoad() { count = Count(stage) }
        override func viewDidAppear(_ animated: Bool) { count?.double() }
      }
      final class Count {
        private let tell: (String) -> Void
        private var number = "1"
        init(_ view: \(view)) { tell = { number in view.\(telling) } }
        func double() { number = "2"; tell(number) }
      }
      """
    #expect(try Self.owners(of: "view.", in: text) == [owner])
  }

  @Test func chargesTheScreenForWhatAViewStores() throws {
    let text = """
      final class Screen: UIViewController {
        let field = Field()
        override func viewDidLoad() { field.save() }
      }
      final class Field: UITextField {
        var store: (any Store)?
        func save() { store?.keep("text") }
        override func layoutSubviews() { font = .systemFont(ofSize: 12) }
      }
      """
    #expect(try Self.owners(of: "store?.keep", in: text) == ["Screen"])
    #expect(try Self.owners(of: "font =", in: text) == ["Field"])
  }

  @Test(arguments: [("", "Screen"), ("let label = UILabel()", "Child")])
  func chargesTheScreenForWhatAControllerStoresThatShowsNothing(
    view: String, owner: String
  ) throws {
    let text = """
      final class Screen: UIViewController {
        let child = Child()
        override func viewDidLoad() { child.save() }
      }
      final class Child: UIViewController {
        var store: (any Store)?
        \(view)
        func save() { store?.keep("text") }
      }
      """
    #expect(try Self.owners(of: "store?.keep", in: text) == [owner])
  }

  @Test(arguments: [
    ("let tag = Tag()", "tag.show(1)", "Screen"), ("var tag: Tag?", "tag?.show(1)", "Tag"),
  ])
  func chargesTheMakerForWhatItsViewsWord(view: String, call: String, owner: String) throws {
    let text = """
      final class Screen: UIViewController {
        \(view)
        override func viewDidLoad() { \(call) }
      }
      final class Tag: UILabel {
        func show(_ count: Int) { text = "\\(count) times" }
      }
      """
    #expect(try Self.owners(of: "text =", in: text) == [owner])
  }

  @Test(arguments: [
    ("let tag = Tag()", "tag.count = 1", "Screen"), ("var tag: Tag?", "tag?.count = 1", "Tag"),
  ])
  func chargesTheMakerForWhatItsViewsWordWhenTheyAreSet(
    view: String, setting: String, owner: String
  ) throws {
    let text = """
      final class Screen: UIViewController {
        \(view)
        override func viewDidLoad() { \(setting) }
      }
      final class Tag: UILabel {
        var count = 0 { didSet { update() } }
        private func update() { text = "\\(count) times" }
      }
      """
    #expect(try Self.owners(of: "text =", in: text) == [owner])
  }

  @Test func chargesTheScreenForWhoKeepsItsViewsAndWorksOnThem() throws {
    let text = """
      final class Screen: UIViewController {
        let parts = Parts()
        override func viewDidLoad() {
          view.addSubview(parts.label)
          view.addSubview(parts.button)
          parts.start()
        }
      }
      final class Parts {
        let label = UILabel()
        let button = UIButton()
        var count = 0
        func start() { label.text = "Ready"; count += 1 }
      }
      """
    #expect(try Self.owners(of: "label.text", in: text) == ["Screen"])
  }
}
