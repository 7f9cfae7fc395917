import KataCore
import KataReporting
import KataText
import Testing

struct ScoreSummaryTests {
  @Test(arguments: [40, 60, 80, 120])
  func looksAsRecorded(_ width: Int) throws {
    let look = Look(hasColour: width == 120)
    let text = summary(width, look).rendered(hasColour: look.hasColour)
    try Snapshot.expect(text, named: "ScoreSummaryTests.halfway-\(width)")
  }

  @Test func tellsOfOwnTestsInALine() {
    let scores = SampleScores.halfwayWithTests
    let lines = ScoreSummary(scores, width: 200, look: Look(hasColour: false)).lines
    let own = lines.map { $0.rendered(hasColour: false) }.filter { $0.contains("Your own tests") }
    #expect(
      own == ["  ✗ Your own tests: 2 of 3 pass, and notice 3 of 5 changes to the logic."])
  }

  private func summary(_ width: Int, _ look: Look) -> [StyledText] {
    ScoreSummary(
      SampleScores.halfway, since: SampleScores.before, thresholds: SampleScores.thresholds,
      width: width, look: look
    ).lines
  }
}
