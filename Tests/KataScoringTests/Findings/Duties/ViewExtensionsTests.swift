import KataCore
import KataScoring
import Testing

/// Words in extensions of the protocols that screens conform to.
struct ViewExtensionsTests {
  private static func findings(_ members: String, conformer: String = "") -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvp",
      files: [
        "View": """
        protocol ListView: AnyObject { func show(_ text: String) }
        extension ListView {
          \(members)
        }
        \(conformer)
        """,
        "Presenter": """
        final class ListPresenter {
          private weak var view: (any ListView)?
          private var count = 0
          init(view: any ListView) { self.view = view }
          func tapped() {
            guard count < 9 else { return }
            count += 1
            view?.show(count: count)
          }
        }
        """,
        "Screen": """
        import UIKit
        final class ListScreen: UIViewController, ListView {
          var presenter: ListPresenter?
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
          }
          func show(_ text: String) { label.text = text }
          @objc func tapped() { presenter?.tapped() }
        }
        """,
      ]
    ).findings.filter { $0.type == "ListView" && $0.rule == .misplacedDuty }
  }

  private static let words = """
    func show(count: Int) {
        if count == 1 {
          show("Once")
        } else {
          show("\\(count) times")
        }
      }
    """

  @Test func leavesTheWordsOfAScreensProtocolToThePresenter() throws {
    let finding = try #require(Self.findings(Self.words).first)
    #expect(finding.other == "ListPresenter" && finding.home == .presenter)
    #expect(finding.role == .view && finding.members == ["show(count:)"])
    #expect(Set(finding.locations.map(\.line)) == [4, 5, 7])
  }

  @Test func letsADefaultOfALinePass() {
    #expect(Self.findings("func show(count: Int) { show(\"\\(count)\") }").isEmpty)
  }

  /// What others conform to as well is no screen's.
  @Test func letsProtocolsOfOthersBe() {
    let other = "final class Record: ListView { func show(_ text: String) {} }"
    #expect(Self.findings(Self.words, conformer: other).isEmpty)
  }
}
