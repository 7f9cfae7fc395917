import KataCore
import KataScoring
import KataSyntax
import Testing

/// The pattern and the roles that are read of a program.
struct RolesTests {
  private static func reading(_ text: String) -> StaticReading {
    DesignReader(FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])).reading()
  }

  private static let model = """
    final class Model: UIViewController { func go() { UserDefaults.standard.set(1, forKey: "a") } }
    struct RowViewModel { let client: Client\nlet screen: Model }
    """

  /// The lesson that a finding names tells the pattern.
  private static func pattern(_ text: String) -> String? {
    FoundIn(text)[.uninterceptableEffect].first?.lesson
  }

  @Test func aViewModelCountsWhereAScreenHoldsIt() {
    let held = Self.model + "\nfinal class List: UIViewController { var model: RowViewModel? }"
    #expect(Self.pattern(held) == "mvvm")
  }

  @Test func aViewModelThatIsOnlyAValueMakesNoPattern() {
    let made = Self.model + "\nfinal class List: UIViewController { func go() { RowViewModel() } }"
    #expect(Self.pattern(made) == "mvc")
  }

  @Test func aViewModelMayTellItsViewByAProtocol() {
    let text = """
      protocol Showing: AnyObject { func show() }
      final class Screen: UIViewController, Showing { let model = ListViewModel()\nfunc show() {} }
      final class ListViewModel { weak var view: (any Showing)?\nfunc go() { view?.show() } }
      """
    #expect(FoundIn(text)[.wrongDirection] == [])
    #expect(FoundIn(text.replacing("(any Showing)?", with: "Screen?"))[.wrongDirection].count == 1)
  }

  @Test(arguments: ["ListPresenter", "Listening"])
  func aScreenThatKeepsAMediatorIsAView(held: String) throws {
    let line = "func load() { URLSession.shared.dataTask(with: url) }"
    let screen = """
      final class Screen: UIViewController { let part: \(held)?\n\(line) }
      protocol Listening {}
      final class OtherPresenter: Listening {}
      """
    let quiet = screen.replacing(line, with: "")
    #expect(Self.reading(screen).types.first?.role == .controller)
    #expect(Self.reading(quiet).types.first?.role == .view)
    let alone = quiet.replacing("part: \(held)", with: "part: Int")
    #expect(Self.reading(alone).types.first?.role == .controller)
  }

  @Test(arguments: ["ListPresenter", "ListPresenterImpl", "ListVM", "ListViewModel"])
  func aNameTellsTheRole(name: String) throws {
    let role = Self.reading("final class \(name) { func go() { NSLog(\"a\") } }").types.first?.role
    #expect(role == (name.contains("Presenter") ? .presenter : .viewModel))
  }
}
