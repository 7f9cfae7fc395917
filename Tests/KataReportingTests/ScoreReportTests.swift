import KataCore
import KataReporting
import KataText
import Testing

struct ScoreReportTests {
  @Test(arguments: [40, 60, 80, 120])
  func looksAsRecorded(_ width: Int) throws {
    let look = Look(hasColour: width == 120, marks: width == 60 ? .ascii : .unicode)
    try Snapshot.expect(
      report(width, look).rendered(hasColour: look.hasColour),
      named: "ScoreReportTests.halfway-\(width)")
  }

  @Test func looksAsRecordedInWords() throws {
    let look = Look(hasColour: false, marks: .words)
    try Snapshot.expect(
      report(80, look).rendered(hasColour: false), named: "ScoreReportTests.halfway-words")
  }

  @Test func looksAsRecordedInFull() throws {
    let lines = report(80, Look(hasColour: false), SampleScores.halfwayWithTests, .all)
    try Snapshot.expect(lines.rendered(hasColour: false), named: "ScoreReportTests.all-80")
  }

  private func report(
    _ width: Int, _ look: Look, _ scores: Scores = SampleScores.halfway,
    _ detail: TextReport.Detail = .first
  ) -> [StyledText] {
    ScoreReport(
      scores, kata: SampleAttempt.kata, pattern: SampleAttempt.mvp, since: SampleScores.before,
      thresholds: SampleScores.thresholds, sources: [SampleScores.presenterFile], width: width,
      look: look, detail: detail
    ).lines
  }
}
