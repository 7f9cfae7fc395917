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

  private static func asking(_ question: String, _ event: String) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvp",
      files: [
        "Presenter": """
        protocol Settings: AnyObject { var isLoud: Bool { get } }
        protocol Spinning: AnyObject { func spin() }
        final class Presenter: LoudPresenter {
          weak var view: (any LoudView)?
          private var isOn = false
          func didSwitch(to isLoud: Bool) {
            \(event)
            tell()
          }
          private func tell() {
            let isLoud = \(question)
            (view as? any Spinning)?.spin()
            view?.show(isLoud ? "HELLO" : "Hello, \\(isOn)")
          }
        }
        """,
        "Screen": """
        import UIKit
        final class Screen: UIViewController, LoudView, Settings, Spinning {
          var presenter: (any LoudPresenter)?
          let label = UILabel()
          let toggle = UISwitch()
          var isLoud: Bool { toggle.isOn }
          func show(_ text: String) { label.text = text }
          func spin() { label.alpha = 0.5 }
          @objc func switched() { presenter?.didSwitch(to: toggle.isOn) }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(toggle)
          }
        }
        """,
      ],
      contract: [
        "Contract": """
        protocol LoudView: AnyObject { func show(_ text: String) }
        protocol LoudPresenter: AnyObject { func didSwitch(to isLoud: Bool) }
        """
      ]
    ).findings.filter { $0.remedy == .bind && $0.home == .view }
  }

  @Test func tellsAPresenterToKeepWhatAnEventBrings() throws {
    let asking = try #require(Self.asking("(view as? any Settings)?.isLoud == true", "").first)
    #expect(asking.type == "Presenter" && asking.other == "Screen")
    #expect(asking.members == ["isLoud"] && asking.spare == ["Settings"])
    #expect(asking.detail == "didSwitch(to:)")
  }

  /// What a screen is told by another protocol is no question.
  @Test func letsAPresenterKeepWhatAnEventBrings() {
    #expect(Self.asking("isOn", "isOn = isLoud").isEmpty)
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
