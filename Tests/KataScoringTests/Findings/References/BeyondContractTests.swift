import KataCore
import KataScoring
import Testing

/// Functions that a part needs to be called and its contract knows nothing of.
struct BeyondContractTests {
  private static let contract = """
    protocol NamesScreen { static func makeScreen() -> UIViewController }
    protocol NamesMVVM: NamesScreen { static func makeViewModel() -> any NamesViewModel }
    protocol NamesViewModel: AnyObject {
      var onChange: ((String) -> Void)? { get set }
      func add(_ name: String)
    }
    """

  private static func findings(_ start: String, model: String = "NamesModel") -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Model": """
        import Foundation
        final class NamesModel: NamesViewModel {
          var onChange: ((String) -> Void)?
          private var names: [String] = []
          init() { \(start.isEmpty ? "begin()" : "") }
          func begin() { names = UserDefaults.standard.stringArray(forKey: "names") ?? [] }
          func add(_ name: String) {
            guard !names.contains(name) else { return }
            names.append(name)
            onChange?(names.count == 1 ? "One name" : "\\(names.count) names")
          }
        }
        enum Solution: NamesMVVM {
          static func makeViewModel() -> any NamesViewModel { NamesModel() }
          static func makeScreen() -> UIViewController { NamesController(model: NamesModel()) }
        }
        """,
        "Screen": """
        import UIKit
        final class NamesController: UIViewController {
          private let model: \(model)
          private let label = UILabel()
          init(model: \(model)) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
            model.onChange = { [weak self] in self?.label.text = $0 }
            \(start)
          }
          @objc func tapped() { model.add("A") }
        }
        """,
      ], contract: ["Contract": contract]
    ).findings.filter { $0.rule == .unaskedPart && $0.remedy == .knowByProtocol }
  }

  @Test func tellsOfWhatHasToBeCalledAfterThePartIsMade() throws {
    let finding = try #require(Self.findings("model.begin()").first)
    #expect(finding.type == "NamesController" && finding.other == "NamesModel")
    #expect(finding.members == ["begin()"] && finding.detail == "NamesViewModel")
    #expect(finding.locations.map(\.line) == [15])
  }

  @Test(arguments: ["NamesModel", "any NamesViewModel"])
  func saysNothingOfWhatTheContractAsksFor(model: String) {
    #expect(Self.findings("", model: model).isEmpty)
  }
}
