import KataCore
import Testing

struct ViewEventsRuleTests {
  private static let screen = CodeSample(
    """
    final class Presenter {
      func didTap() {}
      func didType(_ text: String) {}
      func load() {}
    }
    final class Screen: UIViewController, UITableViewDelegate {
      let presenter = Presenter()
      let button = UIButton()
      let table = UITableView()
      let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
        presenter.load()
      }
      func setUp() {
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        table.delegate = self
        button.addAction(UIAction { [weak self] _ in self?.pass() }, for: .touchUpInside)
      }
      func pass() { presenter.didTap() }
      @objc func tap() { presenter.didType(field.text ?? "") }
      @objc func leave() { dismiss(animated: true) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didTap( )
      }
    }
    """)

  @Test(arguments: [
    "presenter.load()", "button.addTarget", "table.delegate", "button.addAction", "self?.pass()",
    "presenter.didType", "presenter.didTap( )",
  ])
  func findsWhatHearsAndPassesOnEvents(code: String) throws {
    #expect(try Self.screen.duties(code) == [.viewEvents])
  }

  @Test(arguments: ["super.viewDidLoad()", "setUp()", "presenter.didTap()", "dismiss("])
  func leavesOutWhatIsNot(code: String) throws {
    #expect(try !Self.screen.duties(code).contains(.viewEvents))
  }
}
