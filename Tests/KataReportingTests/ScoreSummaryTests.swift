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

  private func summary(_ width: Int, _ look: Look) -> [StyledText] {
    ScoreSummary(
      SampleScores.halfway, since: SampleScores.before, thresholds: SampleScores.thresholds,
      width: width, look: look
    ).lines
  }
}
