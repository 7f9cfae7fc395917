import KataCore
import KataScoring
import Testing

/// Presenters that ask their screen what people entered, and who else is told apart by what a contract gives away.
struct AskedScreenTests {
  private static let contract = """
    protocol NamesView: AnyObject { func show(_ text: String) }
    protocol NamesPresenter: AnyObject { func didTap(_ text: String) }
    protocol NamesRouter { func showNext(_ name: String) }
    """

  private static func findings(
    _ presenter: String, view: String = "", router: String = ""
  ) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvp",
      files: [
        "Presenter": """
        protocol Display: NamesView { \(view) }
        final class Presenter: NamesPresenter {
          weak var view: (any Display)?
          private var names: [String] = []
          func didTap(_ text: String) {
            \(presenter)
            guard !names.contains(text), names.count < 10 else { return }
            names.append(text)
            view?.show(names.isEmpty ? "Nobody" : "Hello, \\(text)!")
          }
        }
        """,
        "Screen": """
        import UIKit
        final class Screen: UIViewController, Display {
          var presenter: (any NamesPresenter)?
          let label = UILabel()
          let field = UITextField()
          var entered: String { field.text ?? "" }
          func show(_ text: String) { label.text = text }
          @objc func tapped() { presenter?.didTap(entered)\(router.isEmpty ? "" : "; exits.leave(entered)") }
          \(router.isEmpty ? "" : "lazy var exits = Exits(screen: self)")
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(field)
          }
        }
        \(router)
        """,
      ], contract: ["Contract": contract]
    ).findings
  }

  @Test func tellsAPresenterToBeBroughtWhatPeopleEntered() throws {
    let found = Self.findings(
      #"let text = view?.entered ?? """#, view: "var entered: String { get }")
    let asking = try #require(found.first { $0.remedy == .bind })
    #expect(asking.type == "Presenter" && asking.other == "Screen" && asking.home == .view)
    #expect(asking.members == ["entered"])
  }

  @Test func letsAPresenterTellItsScreenWhatItLikes() {
    #expect(!Self.findings("").contains { $0.remedy == .bind })
  }

  @Test func takesWhoLeadsOnForTheRouterWhereAnotherIsThePresenter() throws {
    let found = Self.findings(
      "",
      router: """
        final class Exits {
          private weak var screen: Screen?
          var last = ""
          init(screen: Screen) { self.screen = screen }
          func leave(_ name: String) {
            last = name.isEmpty ? "Nobody" : "Good bye, \\(name)!"
            let letters = name.count == 1 ? "one letter" : "\\(name.count) letters"
            let text = "\\(last) You had \\(letters)."
            screen?.show(text)
            screen?.navigationController?.pushViewController(Screen(), animated: true)
          }
        }
        """)
    let about = found.filter { $0.type == "Exits" }
    #expect(about.allSatisfy { $0.role == .router })
    #expect(!about.isEmpty)
  }
}
