import Foundation
import KataCore
import KataReporting
import KataText
import Testing

struct CompareReportTests {
  @Test(arguments: [40, 60, 80, 120])
  func looksAsRecorded(_ width: Int) throws {
    let report = CompareReport(
      SampleScores.rows, kata: SampleAttempt.kata, width: width, look: Look(hasColour: false))
    try Snapshot.expect(
      report.lines.rendered(hasColour: false), named: "CompareReportTests.greeting-\(width)")
  }

  @Test func looksAsRecordedInWords() throws {
    let report = CompareReport(
      SampleScores.rows, kata: SampleAttempt.kata, width: 80,
      look: Look(hasColour: false, marks: .words))
    try Snapshot.expect(
      report.lines.rendered(hasColour: false), named: "CompareReportTests.greeting-words")
  }
}
