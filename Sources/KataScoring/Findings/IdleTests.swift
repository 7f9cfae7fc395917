import KataCore

/// Finds that the learner's own tests are missing where they count, or notice next to nothing when the code is changed.
struct IdleTests: DesignRule {
  /// Tests that notice less than this share of the changes assert nothing that matters.
  private static let leastShare = 0.25

  func findings(in context: FindingContext) -> [DesignFinding] {
    guard let own = context.ownTests else {
      return context.evidence == .ownTests ? [missing(context)] : []
    }
    guard !own.tests.isEmpty else { return [] }
    let killed = own.mutants.count { $0.fate == .killed }
    let all = killed + own.mutants.count { $0.fate == .survived || $0.fate == .uncovered }
    guard all > 0, Double(killed) < Self.leastShare * Double(all) else { return [] }
    return [
      DesignFinding(
        .idleTests, .advice,
        summary:
          "Your own tests notice \(killed) of \(DutyWording.count(all, "change")) to the code",
        reason:
          "A test that runs a line without checking its result passes whatever the line does.",
        step: "Assert what the presenter tells its view, or what a function returns.",
        locations: own.tests.compactMap(\.location), lesson: context.lesson(of: nil))
    ]
  }

  private func missing(_ context: FindingContext) -> DesignFinding {
    DesignFinding(
      .idleTests, .advice, summary: "There are no tests of yours yet",
      reason: "In this kata your own tests say how testable the design is.",
      step: "Put XCTest files into `Tests` beside `Sources`, with `@testable import App`.",
      locations: [], lesson: "doubles")
  }
}
