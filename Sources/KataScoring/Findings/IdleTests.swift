import KataCore

/// Finds that the learner's own tests run the code, and notice next to nothing when it is changed.
struct IdleTests: DesignRule {
  /// Tests that notice less than this share of the changes assert nothing that matters.
  private static let leastShare = 0.25

  func findings(in context: FindingContext) -> [DesignFinding] {
    guard let own = context.ownTests, !own.tests.isEmpty else { return [] }
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
        locations: own.tests.compactMap(\.location), lesson: context.lesson)
    ]
  }
}
