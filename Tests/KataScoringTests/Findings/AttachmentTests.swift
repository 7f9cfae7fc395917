import KataCore
import KataScoring
import Testing

/// Presenters that are given their screen whenever it comes, and parted from it whenever it goes.
struct AttachmentTests {
  private static func findings(
    _ way: String, _ parting: String, weak: String = ""
  ) -> [DesignFinding] {
    all(way, parting, weak: weak).filter { $0.rule == .strongRing }
  }

  private static let contract = """
    protocol TapsScreen { static func makeScreen() -> UIViewController }
    protocol TapsMVP: TapsScreen { static func makePresenter() -> any TapsPresenter }
    protocol TapsPresenter: AnyObject { func tapped() }
    """

  private static func all(
    _ way: String, _ parting: String, weak: String = "", conforming: String = ""
  ) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvp",
      files: [
        "Presenter": """
        protocol ListView: AnyObject { func show(_ text: String) }
        final class ListPresenter\(conforming) {
          \(weak) private var view: (any ListView)?
          private var count = 0
          func attach(_ view: any ListView) {
            self.view = view
            tell()
          }
          func detach() { \(parting) }
          func tapped() {
            guard count < 9 else { return }
            count += 1
            tell()
          }
          private func tell() { view?.show(count == 1 ? "Once" : "\\(count) times") }
        }
        """,
        "Screen": """
        import UIKit
        final class ListScreen: UIViewController, ListView {
          private let presenter = ListPresenter()
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
          }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            presenter.attach(self)
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            \(way)
          }
          func show(_ text: String) { label.text = text }
          @objc func tapped() { presenter.tapped() }
        }
        """,
      ], contract: ["Contract": contract]
    ).findings
  }

  @Test func tellsOfAScreenThatIsAttachedAndDetached() throws {
    let finding = try #require(Self.findings("presenter.detach()", "view = nil").first)
    #expect(finding.remedy == .bind && finding.member == "view")
    #expect(finding.members == ["attach(_:)", "detach()"])
    #expect(finding.locations.first?.line == 5)
  }

  @Test func takesWhatNobodyPartsForARing() throws {
    let finding = try #require(Self.findings("", "count = 0").first)
    #expect(finding.remedy == nil && finding.member == "view")
  }

  @Test func tellsTheSameOfAScreenThatIsKeptWeakly() throws {
    let finding = try #require(
      Self.findings("presenter.detach()", "view = nil", weak: "weak").first)
    #expect(finding.remedy == .bind && finding.members == ["attach(_:)", "detach()"])
  }

  /// They go with the step, so that nobody is told of them again.
  @Test func saysNothingElseOfWhatAScreenIsAttachedBy() {
    let found = Self.all("presenter.detach()", "view = nil", conforming: ": TapsPresenter")
    #expect(found.contains { $0.rule == .strongRing && $0.remedy == .bind })
    #expect(!found.contains { $0.rule == .unaskedPart })
  }

  @Test func saysNothingOfAScreenThatIsKeptWeakly() {
    #expect(Self.findings("", "count = 0", weak: "weak").isEmpty)
  }
}
