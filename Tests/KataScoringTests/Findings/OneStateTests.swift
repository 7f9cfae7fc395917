import KataCore
import KataScoring
import Testing

/// View models that hand out piece by piece what the contract has one state for.
struct OneStateTests {
  private static let contract = """
    protocol NamesScreen { static func makeScreen() -> UIViewController }
    protocol NamesMVVM: NamesScreen { static func makeViewModel() -> any NamesViewModel }
    struct NamesState { var text: String; var isLoading: Bool }
    protocol NamesViewModel: AnyObject {
      var state: NamesState { get }
      var onChange: ((NamesState) -> Void)? { get set }
      func add(_ name: String)
    }
    """

  private static func seam(_ members: String, shown: String) -> DesignFinding? {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Model": """
        final class Cell<Value> {
          var value: Value { didSet { heard?(value) } }
          var heard: ((Value) -> Void)?
          init(_ value: Value) { self.value = value }
        }
        final class NamesModel {
          \(members)
          var isFormal = false
          private var names: [String] = []
          func add(_ name: String) {
            guard !names.contains(name) else { return }
            names.append(name)
            tell(isFormal ? "Good day, \\(name)" : "Hello, \\(name)")
          }
        }
        """,
        "Screen": """
        import UIKit
        final class NamesController: UIViewController {
          private let model = NamesModel()
          private let label = UILabel()
          private let formal = UISwitch()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
            \(shown)
          }
          @objc func tapped() { model.add("A") }
          @objc func switched() { model.isFormal = formal.isOn }
        }
        enum Solution: NamesScreen {
          static func makeScreen() -> UIViewController { NamesController() }
        }
        """,
      ], contract: ["Contract": contract]
    ).findings.first { $0.rule == .missingSeam }
  }

  @Test func namesThePiecesThatTheStateIsMadeOf() throws {
    let seam = try #require(
      Self.seam(
        """
        let text = Cell("")
          let isLoading = Cell(false)
          private let count = Cell(0)
          func tell(_ words: String) { count.value += 1; text.value = words }
        """,
        shown: """
          model.text.heard = { [weak self] in self?.label.text = $0 }
              model.isLoading.heard = { [weak self] in self?.label.isHidden = $0 }
          """))
    #expect(seam.waiting == ["NamesState"])
    #expect(seam.members == ["text", "isLoading"])
  }

  @Test func saysNothingOfPiecesWhereThereIsAState() throws {
    let seam = try #require(
      Self.seam(
        """
        var state = NamesState(text: "", isLoading: false) { didSet { changed?(state) } }
          var changed: ((NamesState) -> Void)?
          func tell(_ words: String) { state.text = words }
        """,
        shown: "model.changed = { [weak self] in self?.label.text = $0.text }"))
    #expect(seam.waiting.isEmpty && seam.members.isEmpty)
  }
}
