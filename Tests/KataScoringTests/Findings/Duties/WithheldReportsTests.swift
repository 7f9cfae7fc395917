import KataCore
import KataScoring
import Testing

/// Switches that hold a report back, and copies to try again with.
struct WithheldReportsTests {
  private static let contract = """
    protocol NamesInteractor: AnyObject {
      var output: (any NamesInteractorOutput)? { get set }
      func add(_ name: String)
      func load()
    }
    protocol NamesInteractorOutput: AnyObject {
      func didAdd(_ names: [String])
      func didChange(_ names: [String])
    }
    protocol NamesPresenter: AnyObject { func didTap() }
    protocol NamesView: AnyObject { func show(_ text: String) }
    protocol NamesRouter: AnyObject { func fail(_ retry: @escaping () -> Void) }
    """

  private static func findings(
    load: String = "output?.didChange(names)", again: String = "ask(for: count)",
    copy: String = ""
  ) -> [DesignFinding] {
    WrittenProgram(
      pattern: "viper",
      files: [
        "Interactor": """
        final class Interactor: NamesInteractor {
          weak var output: (any NamesInteractorOutput)?
          private var names: [String] = []
          private var isShown = false
          func add(_ name: String) {
            guard !names.contains(name) else { return }
            names.append(name)
            isShown = true
            output?.didAdd(names)
          }
          func load() {
            \(load)
          }
          private func fetch() { names.sort(); names.append("Ada") }
        }
        """,
        "Presenter": """
        final class Presenter: NamesPresenter, NamesInteractorOutput {
          weak var view: (any NamesView)?
          private let interactor: any NamesInteractor
          private let router: any NamesRouter
          private var count = 0
          private var asked = 0
          init(interactor: any NamesInteractor, router: any NamesRouter) {
            self.interactor = interactor
            self.router = router
          }
          func didTap() { ask(for: count) }
          private func ask(for number: Int) {
            asked = number
            interactor.add("Name \\(number)")
          }
          func didAdd(_ names: [String]) { didChange(names) }
          func didChange(_ names: [String]) {
            count = names.count
            view?.show(count == 1 ? "One name" : "\\(count) names")
            router.fail { [weak self] in
              guard let self else { return }
              \(again)
            }
            \(copy)
          }
        }
        """,
        "Screen": """
        import UIKit
        final class Screen: UIViewController, NamesView {
          var presenter: (any NamesPresenter)?
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
          }
          func show(_ text: String) { label.text = text }
          @objc func tapped() { presenter?.didTap() }
        }
        """,
      ], contract: ["Contract": contract]
    ).findings
  }

  @Test(arguments: [
    "if isShown { output?.didChange(names) }",
    "guard isShown else { return }\n    output?.didChange(names)",
  ])
  func tellsOfAReportThatIsHeldBack(load: String) throws {
    let finding = try #require(Self.findings(load: load).first { $0.remedy == .publish })
    #expect(finding.type == "Interactor" && finding.member == "isShown")
    #expect(finding.other == "Presenter" && finding.members == ["load()"])
  }

  @Test(arguments: [
    "output?.didChange(names)", "if isShown { fetch() }",
    "guard isShown else { return }\n    fetch()\n    output?.didChange(names)",
  ])
  func saysNothingOfASwitchThatHoldsWorkBack(load: String) {
    #expect(!Self.findings(load: load).contains { $0.remedy == .publish })
  }

  @Test func tellsOfACopyThatIsTriedAgainWith() throws {
    let found = Self.findings(again: "ask(for: asked)")
    let finding = try #require(found.first { $0.rule == .repeatedRule && $0.remedy == .bind })
    #expect(finding.type == "Presenter" && finding.member == "asked" && finding.detail == "count")
    #expect(finding.members == ["didChange(_:)"])
  }

  /// What is tried again as it is, and what an answer is compared with.
  @Test func saysNothingOfOtherCopies() {
    for (again, copy) in [
      ("ask(for: count)", ""), ("if asked == count { ask(for: count) }", ""),
      ("ask(for: asked)", "if asked > 1 { view?.show(\"Many\") }"),
    ] {
      let found = Self.findings(again: again, copy: copy)
      #expect(!found.contains { $0.rule == .repeatedRule && $0.remedy == .bind }, "\(again)")
    }
  }
}
