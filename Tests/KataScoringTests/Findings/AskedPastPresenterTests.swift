import KataCore
import KataScoring
import Testing

/// Screens of VIPER that ask the interactor themselves, and a presenter that nobody asks.
struct AskedPastPresenterTests {
  private static let contract = """
    protocol NamesScreen { static func makeScreen() -> UIViewController }
    protocol NamesVIPER: NamesScreen {
      static func makeInteractor() -> any NamesInteractor
      static func makePresenter(
        view: any NamesView, interactor: any NamesInteractor
      ) -> any NamesPresenter & NamesInteractorOutput
    }
    protocol NamesInteractor: AnyObject { func add(_ name: String) }
    protocol NamesInteractorOutput: AnyObject { func namesDidChange(_ count: Int) }
    protocol NamesPresenter: AnyObject { func didTap(_ name: String) }
    protocol NamesView: AnyObject { func show(_ text: String) }
    """

  private static let interactor = """
    protocol NamesBusiness: AnyObject { func add(_ name: String) }
    struct NamesResponse { let count: Int; let isNew: Bool }
    final class NamesWorker: NamesBusiness {
      KEPT var presenter: (any NamesPresentation)?
      private var names: [String] = []
      private let defaults = UserDefaults.standard
      func add(_ name: String) {
        guard !names.contains(name) else { return }
        names.append(name)
        defaults.set(names, forKey: "names")
        presenter?.present(NamesResponse(count: count, isNew: true))
      }
      private var count: Int { names.count }
    }
    """

  private static let presenter = """
    protocol NamesPresentation: AnyObject { func present(_ response: NamesResponse) }
    final class NamesWording: NamesPresentation {
      weak var screen: (any NamesDisplay)?
      INTERACTOR
      func present(_ response: NamesResponse) {
        screen?.display(response.count == 1 ? "One name" : "\\(response.count) names")
      }
      func didTap(_ name: String) { ASKED }
    }
    """

  private static let screen = """
    import UIKit
    protocol NamesDisplay: AnyObject { func display(_ text: String) }
    final class NamesList: UIViewController, NamesDisplay {
      var asked: (any ASKS)?
      private let label = UILabel()
      private let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(field)
        label.textColor = .black
      }
      func display(_ text: String) { label.text = text }
      @objc func tapped() { asked?.CALL(field.text ?? "") }
    }
    enum Solution: NamesScreen {
      static func makeScreen() -> UIViewController {
        let screen = NamesList()
        let interactor = NamesWorker()
        let presenter = NamesWording()
        interactor.presenter = presenter
        presenter.screen = screen
        WIRING
        return screen
      }
    }
    """

  private static func findings(isCircular: Bool, byName: Bool = false) -> [DesignFinding] {
    let known = byName ? [("(any NamesPresentation)?", "NamesWording?")] : []
    let pairs: [(String, String)] =
      isCircular
      ? [
        ("ASKS", "NamesBusiness"), ("CALL", "add"), ("KEPT ", ""), ("INTERACTOR", ""),
        ("func didTap(_ name: String) { ASKED }", ""), ("WIRING", "screen.asked = interactor"),
      ]
      : [
        ("ASKS", "NamesEvents"), ("CALL", "didTap"), ("KEPT", "weak"),
        ("INTERACTOR", "var interactor: (any NamesBusiness)?"),
        ("ASKED", "interactor?.add(name)"),
        (
          "final class NamesWording: NamesPresentation",
          "final class NamesWording: NamesPresentation, NamesEvents"
        ),
        (
          "protocol NamesPresentation",
          "protocol NamesEvents: AnyObject { func didTap(_ name: String) }\nprotocol NamesPresentation"
        ),
        ("WIRING", "screen.asked = presenter\n    presenter.interactor = interactor"),
      ]
    func filled(_ text: String) -> String {
      (known + pairs).reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    return WrittenProgram(
      pattern: "viper",
      files: [
        "Interactor": "import Foundation\n" + filled(interactor), "Presenter": filled(presenter),
        "Screen": filled(screen),
      ], contract: ["Contract": contract]
    ).findings
  }

  @Test func leadsWhatPeopleDoThroughThePresenterFirst() throws {
    let first = try #require(Self.findings(isCircular: true).first)
    #expect(first.type == "NamesList" && first.other == "NamesWorker")
    #expect(first.remedy == .askThrough && first.detail == "NamesWording")
    #expect(first.spare == ["presenter"])
    #expect(first.locations.first?.line == 14)
  }

  @Test func writesTheSeamInTheSameStep() throws {
    let found = Self.findings(isCircular: true)
    #expect(!found.contains { $0.rule == .missingSeam })
    #expect(try #require(found.first).contract.last == "Solution: NamesVIPER")
  }

  /// Also where the two know each other by their names.
  @Test func takesWhoTellsAPresenterThatNobodyAsksForTheInteractor() throws {
    let first = try #require(Self.findings(isCircular: true, byName: true).first)
    #expect(first.other == "NamesWorker" && first.remedy == .askThrough)
    #expect(first.detail == "NamesWording")
  }

  @Test func letsAScreenAskItsPresenter() {
    #expect(!Self.findings(isCircular: false).contains { $0.other == "NamesWorker" })
  }

  /// What is handed to the presenter as it is has not been worded.
  @Test(arguments: [true, false])
  func letsAnInteractorHandOverValues(isCircular: Bool) {
    let words = Self.findings(isCircular: isCircular).filter {
      $0.type == "NamesWorker" && $0.responsibilities.contains(.presentation)
    }
    #expect(words.isEmpty)
  }
}
