import KataCore
import KataScoring
import Testing

/// Steps of those who are nearly there, and who stands in for whom on the way.
struct MoreStepsTests {
  private static let screen = """
    import UIKit
    final class ListScreen: UIViewController, ListView {
      var presenter: ListPresenter?
      private let label = UILabel()
      private let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(field)
        label.textColor = .black
      }
      func show(_ text: String) { label.text = text }
      @objc func typed() { presenter?.typed(TYPED) }
    }
    protocol ListView: AnyObject { func show(_ text: String) }
    """

  private static let presenter = """
    final class ListPresenter {
      weak var view: (any ListView)?
      private var names: [String] = []
      func typed(_ name: String) {
        guard !names.contains(name), names.count < 10 else { return }
        names.append(name)
        view?.show("\\(names.count) names, the last one is \\(name)")
      }
    }
    """

  private static func findings(typed: String, builder: String) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvp",
      files: [
        "Screen": screen.replacing("TYPED", with: typed), "Presenter": presenter,
        "Builder": "import UIKit\nstruct ListBuilder {\n\(builder)\n}",
      ]
    ).findings
  }

  private static let making = """
      func make() -> ListScreen {
        let screen = ListScreen()
        let presenter = ListPresenter()
        presenter.view = screen
        screen.presenter = presenter
    """

  @Test func tellsAScreenToHandOnWhatIsTypedAsItIs() throws {
    let typed = Self.findings(
      typed: "(field.text ?? \"\").trimmingCharacters(in: .whitespaces)",
      builder: Self.making + "\nreturn screen\n}")
    let finding = try #require(typed.first { $0.type == "ListScreen" })
    #expect(finding.responsibilities == [.domain] && finding.other == "ListPresenter")
    let plain = Self.findings(
      typed: "field.text ?? \"\"", builder: Self.making + "\nreturn screen\n}")
    #expect(!plain.contains { $0.type == "ListScreen" })
  }

  @Test func tellsABuilderToLeaveWorkToWhomItMakes() throws {
    let working = Self.findings(
      typed: "field.text ?? \"\"",
      builder: Self.making + """

        screen.show(UserDefaults.standard.string(forKey: "name") ?? "")
        return screen
        }
        """)
    let finding = try #require(working.first { $0.type == "ListBuilder" })
    #expect(finding.responsibilities.contains(.storage) && finding.other == "ListPresenter")
    let making = Self.findings(
      typed: "field.text ?? \"\"", builder: Self.making + "\nreturn screen\n}")
    #expect(!making.contains { $0.type == "ListBuilder" })
  }
}
