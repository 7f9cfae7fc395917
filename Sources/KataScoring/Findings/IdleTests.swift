import KataCore

/// Finds that the learner's own tests are missing where they count, cannot count, or notice next to nothing of what they
/// run.
struct IdleTests: DesignRule {
  /// Tests that notice less than this share of the changes assert nothing that matters.
  private static let leastShare = 0.25

  func findings(in context: FindingContext) -> [DesignFinding] {
    guard let own = context.ownTests else {
      return context.evidence == .ownTests ? [missing(context)] : []
    }
    // Why none could be run is told beside the scores.
    guard !own.tests.isEmpty else { return [] }
    return (own.areCounted ? idle(own) : uncounted(own)).map { [$0] } ?? []
  }

  private func idle(_ own: OwnTests) -> DesignFinding? {
    let changes = NoticedChanges(own.mutants)
    guard changes.run > 0, Double(changes.noticed) < Self.leastShare * Double(changes.run) else {
      return nil
    }
    let all = DutyWording.count(changes.run, "change")
    return DesignFinding(
      .idleTests, .advice,
      summary: "Your own tests notice \(changes.noticed) of \(all) in the lines that they run",
      reason: "A test that runs a line without checking its result passes whatever the line does.",
      step: "Assert what a function returns, or what a test double has received.",
      locations: own.tests.compactMap(\.location), lesson: "doubles")
  }

  /// Tests of which none can count, whatever they assert.
  private func uncounted(_ own: OwnTests) -> DesignFinding? {
    let passed = own.tests.filter(\.isPassed)
    let summary =
      switch (passed.isEmpty, own.tests.count) {
      case (false, _): "Every test of yours that passes loads a view, so none counts"
      case (true, 1): "Your test fails, so it does not count"
      case (true, 2): "Both of your tests fail, so none counts"
      case (true, let count): "All \(count) of your tests fail, so none counts"
      }
    return DesignFinding(
      .idleTests, .advice, summary: summary,
      reason: passed.isEmpty
        ? "A failing test notices nothing, since it fails whatever the code does."
        : "What needs a view to be tested is no easier to test than the screen.",
      step: passed.isEmpty
        ? "Fix them first." : "Test the parts behind the view without loading it.",
      locations: own.tests.compactMap(\.location), lesson: "doubles")
  }

  private func missing(_ context: FindingContext) -> DesignFinding {
    DesignFinding(
      .idleTests, .advice, summary: "There are no tests of yours yet",
      reason: "In this kata your own tests say how testable the design is.",
      step: "Put XCTest files into `Tests` beside `Sources`, with `@testable import App`.",
      locations: [], lesson: "doubles")
  }
}
