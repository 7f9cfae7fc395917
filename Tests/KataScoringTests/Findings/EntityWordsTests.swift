import KataCore
import KataScoring
import Testing

/// Entities of VIPER that say how they are shown.
struct EntityWordsTests {
  private static let contract = """
    protocol GuestsPresenter: AnyObject { func didTapGreet() }
    protocol GuestsInteractor: AnyObject { func greet() }
    protocol GuestsInteractorOutput: AnyObject { func didGreet() }
    protocol GuestsView: AnyObject { func show(_ text: String) }
    """

  private static let entity = """
    struct Guest {
      var salutation: String
      var name: String
      var formalGreeting: String { "Good day, \\(salutation) \\(name)." }
      var informalGreeting: String { "Hello, \\(name)!" }
      func farewell(_ days: Int) -> String { days > 1 ? "See you in \\(days) days" : "See you, \\(name)" }
    }
    """

  private static func program(_ pattern: String, keeper: String) -> [DesignFinding] {
    WrittenProgram(
      pattern: pattern,
      files: [
        "Guest": entity,
        "Interactor": """
        final class WelcomeInteractor: GuestsInteractor {
          weak var output: (any GuestsInteractorOutput)?
          private(set) var count = 0
          \(keeper)
          func greet() {
            guard count < 10 else { return }
            count += 1
            output?.didGreet()
          }
        }
        """,
        "Presenter": """
        final class WelcomePresenter: GuestsPresenter, GuestsInteractorOutput {
          weak var view: (any GuestsView)?
          let interactor: WelcomeInteractor
          init(interactor: WelcomeInteractor) { self.interactor = interactor }
          func didTapGreet() { interactor.greet() }
          func didGreet() {
            let guest = Guest(salutation: "Dr", name: "Ada")
            let text = interactor.count > 1 ? guest.formalGreeting : guest.informalGreeting
            view?.show("\\(text) \\(guest.farewell(interactor.count))")
          }
        }
        """,
        "Screen": """
        import UIKit
        final class WelcomeScreen: UIViewController, GuestsView {
          var presenter: (any GuestsPresenter)?
          let label = UILabel()
          func show(_ text: String) { label.text = text }
          @objc func tapped() { presenter?.didTapGreet() }
        }
        """,
      ], contract: ["Contract": contract]
    ).findings.filter { $0.type == "Guest" && $0.rule == .misplacedDuty }
  }

  private static let keeping = #"private(set) var guest = Guest(salutation: "", name: "Ada")"#

  @Test func leavesTheWordsOfAnInteractorsEntityToThePresenter() throws {
    let finding = try #require(Self.program("viper", keeper: Self.keeping).first)
    #expect(finding.responsibilities == [.presentation] && finding.other == "WelcomePresenter")
    #expect(finding.locations.count == 3)
  }

  @Test func letsAPresentersOwnTypeWord() {
    #expect(Self.program("viper", keeper: "").isEmpty)
  }

  @Test func letsAModelWordItselfWhereNoInteractorKeepsTheEntities() {
    #expect(Self.program("mvp", keeper: Self.keeping).isEmpty)
  }
}
