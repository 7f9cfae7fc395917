import KataCore
import KataSyntax
import Testing

@testable import KataScoring

struct PraiseTests {
  private static let clear = """
    final class Screen: UIViewController {
      let store = NameStore()
      let label = UILabel()
      func show(name: String) {
        label.font = .systemFont(ofSize: 12)
        label.text = name
        view.addSubview(label)
      }
    }
    final class NameStore {
      func keep(_ name: String) {
        UserDefaults.standard.set(name, forKey: "a")
        UserDefaults.standard.set(name, forKey: "b")
      }
    }
    """

  @Test func praisesTypesThatKeepToTheirRoles() {
    #expect(FoundIn(Self.clear)[.clearRoles].map(\.level) == [.praise])
  }

  @Test func praisesNothingOfWhichMuchIsUnknownOrMisplaced() {
    let unknown = Array(repeating: "go(name)", count: 20).joined(separator: "\n")
    let line = "view.addSubview(label)"
    #expect(FoundIn(Self.clear.replacing(line, with: unknown))[.clearRoles].isEmpty)
    let misplaced = "UserDefaults.standard.set(name, forKey: \"c\")"
    #expect(FoundIn(Self.clear.replacing(line, with: misplaced))[.clearRoles].isEmpty)
  }

  private func wellTested(
    _ killed: Double?, _ evidence: Scoring.Evidence = .suites, ownTests: OwnTests? = nil
  ) -> [String] {
    let context = FindingContext(
      ChangedProgram.context(.suites).design, killed: killed, ownTests: ownTests,
      evidence: evidence)
    return Praise().findings(in: context).filter { $0.rule == .wellTested }.map(\.summary)
  }

  @Test func praisesLogicThatTestsReachWithoutAView() {
    let text = "The kata's cases notice 84% of the changes to the logic without a view"
    #expect(wellTested(0.84) == [text])
    #expect(wellTested(0.79).isEmpty)
    #expect(wellTested(nil).isEmpty)
  }

  @Test func countsWhatYourOwnTestsNoticeWhereTheyCount() {
    let own = ChangedProgram.tests(
      [.killed, .killed, .survived].map { ChangedProgram.mutant($0) })
    #expect(
      wellTested(0.9, .ownTests, ownTests: own) == [
        "Your tests notice 2 of 3 changes to the logic"
      ])
  }
}
