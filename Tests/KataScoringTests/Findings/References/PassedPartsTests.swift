import KataCore
import KataScoring
import Testing

/// Screens that are made without the part that decides by the contract.
struct PassedPartsTests {
  private static let contract = """
    protocol NamesScreen { static func makeScreen() -> UIViewController }
    protocol NamesMVVM: NamesScreen { static func makeViewModel() -> any NamesViewModel }
    protocol NamesViewModel: AnyObject {
      var onChange: ((String) -> Void)? { get set }
      func add(_ name: String)
    }
    """

  private static func findings(keeping model: String, _ made: String) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Model": """
        final class Names {
          private(set) var all: [String] = []
          var listener: (() -> Void)?
          func add(_ name: String) {
            guard !all.contains(name) else { return }
            all.append(name)
            listener?()
          }
        }
        struct Words {
          func text(_ names: [String]) -> String {
            names.count == 1 ? "One name" : "\\(names.count) names"
          }
        }
        final class NamesModel: NamesViewModel {
          var onChange: ((String) -> Void)?
          private let names: Names
          private let words = Words()
          init(names: Names) {
            self.names = names
            names.listener = { [weak self] in
              guard let self else { return }
              onChange?(words.text(names.all))
            }
          }
          func add(_ name: String) { names.add(name) }
        }
        enum Solution: NamesMVVM {
          static func makeViewModel() -> any NamesViewModel { NamesModel(names: Names()) }
          static func makeScreen() -> UIViewController { NamesController(model: \(made)) }
        }
        """,
        "Screen": """
        import UIKit
        final class NamesController: UIViewController {
          private let model: \(model)
          private let label = UILabel()
          private let words = Words()
          init(model: \(model)) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
            \(model == "Names"
              ? "model.listener = { [weak self] in self?.render() }"
              : "model.onChange = { [weak self] in self?.label.text = $0 }")
          }
          \(model == "Names" ? "func render() { label.text = words.text(model.all) }" : "")
          @objc func tapped() { model.add("A") }
        }
        """,
      ], contract: ["Contract": contract]
    ).findings
  }

  @Test func beginsWithThePartThatAScreenRunsPast() throws {
    let found = Self.findings(keeping: "Names", "Names()")
    let finding = try #require(found.first { $0.rule != .massiveController })
    #expect(finding.rule == .unaskedPart && finding.remedy == .handIn)
    #expect(finding.type == "NamesController" && finding.other == "NamesModel")
    #expect(finding.members.contains("model") && finding.detail == "NamesViewModel")
    #expect(finding.spare == ["makeViewModel()"])
  }

  /// Whatever the screen does with others goes with them.
  @Test func saysNothingElseOfWhomItAsksInstead() {
    let found = Self.findings(keeping: "Names", "Names()")
    #expect(!found.contains { $0.rule == .wrongWayReference && $0.type == "NamesController" })
  }

  @Test(arguments: ["makeViewModel()", "NamesModel(names: Names())"])
  func saysNothingOfAScreenThatIsGivenIt(made: String) {
    let found = Self.findings(keeping: "any NamesViewModel", made)
    #expect(!found.contains { $0.rule == .unaskedPart && $0.remedy == .handIn })
  }
}
