import KataCore
import KataScoring
import Testing

/// Functions that make the next state and reach outside on the way.
struct ReducersTests {
  private static func findings(_ reducing: String, acting: String = "") -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "State": """
        import Foundation
        enum Act { case added(String), cleared }
        struct Names: Equatable { var all: [String] = [] }
        struct Reducer {
          let kept = UserDefaults.standard
          func reduce(_ state: inout Names, _ act: Act) -> (() -> Void)? {
            return nil
          }
          func next(_ state: inout Names, _ act: Act) {
            switch act {
            case .added(let name):
              state.all.append(name)
              \(reducing)
            case .cleared: state.all = []
            }
          }
        }
        struct Effects {
          let kept = UserDefaults.standard
          func handle(_ act: Act, _ state: Names) {
            \(acting)
          }
        }
        final class NamesModel {
          var onChange: ((String) -> Void)?
          private var state = Names()
          private let reducer = Reducer()
          private let effects = Effects()
          func send(_ act: Act) {
            reducer.next(&state, act)
            effects.handle(act, state)
            onChange?(state.all.count == 1 ? "One name" : "\\(state.all.count) names")
          }
        }
        """,
        "Screen": """
        import UIKit
        final class NamesController: UIViewController {
          private let model = NamesModel()
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
            model.onChange = { [weak self] in self?.label.text = $0 }
          }
          @objc func tapped() { model.send(.cleared) }
        }
        """,
      ]
    ).findings.filter { $0.rule == .misplacedDuty && $0.remedy == .report }
  }

  private static let storing = "kept.set(state.all, forKey: \"names\")"

  @Test func tellsOfWhatMakesAStateAndStoresIt() throws {
    let finding = try #require(Self.findings(Self.storing).first)
    #expect(finding.type == "Reducer" && finding.member == "next(_:_:)")
    #expect(finding.responsibilities == [.storage] && finding.locations.map(\.line) == [13])
    #expect(finding.other == nil)
  }

  @Test func givesItToWhoActsOnActionsAlready() throws {
    let acting = "kept.set(state.all.count, forKey: \"count\")"
    #expect(Self.findings(Self.storing, acting: acting).first?.other == "Effects")
  }

  @Test func saysNothingOfWhatIsStoredBesideIt() {
    #expect(Self.findings("", acting: Self.storing).isEmpty)
  }
}
