import Foundation
import FoundationXML
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

  private static let changed = kata(
    changes: [ChangeRequest(id: "family", titles: ["en": "Names, family name first"])])

  private static func kata(changes: [ChangeRequest]) -> Kata {
    let kata = SampleAttempt.kata
    return Kata(
      id: kata.id, version: kata.version, titles: kata.titles, summaries: kata.summaries,
      contract: kata.contract, patterns: kata.patterns, limits: kata.limits,
      mistakes: kata.mistakes, changes: changes, folder: kata.folder)
  }

  private static let row = CompareRow(
    kind: .own, pattern: "mvp", title: "MVP, this folder", values: [:],
    size: CodeSize(lines: 330, types: 10),
    changes: [
      "family": ChangeFootprint(touched: ["GreetingWording"], added: 0, types: 10, tokens: 67)
    ])

  @Test(arguments: [60, 80])
  func saysHowMuchCodeItIsAndWhatChangesTouched(width: Int) {
    let report = CompareReport(
      [Self.row], kata: Self.changed, changes: Self.changed.changes, width: width,
      look: Look(hasColour: false))
    let lines = report.lines.map(\.plain)
    #expect(lines.contains { $0.hasSuffix("Names, family name first") })
    #expect(
      lines.contains {
        $0.split(separator: " ").suffix(4) == ["lines", "types", "touched", "tokens"]
      })
    #expect(lines.contains { $0.split(separator: " ").suffix(4) == ["330", "10", "1", "67"] })
  }

  @Test(arguments: [60, 80, 100])
  func putsChangesIntoTablesThatFit(width: Int) {
    let changes = ["Fees stop reservations", "Renew from the book's screen", "Loans by branch"]
      .map { ChangeRequest(id: $0, titles: ["en": $0]) }
    let report = CompareReport(
      [Self.row], kata: Self.kata(changes: changes), changes: changes, width: width,
      look: Look(hasColour: false))
    let lines = report.lines.map(\.plain)
    #expect(lines.allSatisfy { $0.count <= width })
    for change in changes { #expect(lines.contains { $0.contains(change.id) }) }
  }

  @Test func saysOnlyHowManyChangesFollow() {
    let report = CompareReport(
      [Self.row], kata: Self.changed, width: 80, look: Look(hasColour: false))
    let text = report.lines.rendered(hasColour: false)
    #expect(!text.contains("Names, family name first"))
    #expect(text.contains("1 change request is left: after a pass, `kata change` brings it."))
  }

  @Test func saysTheSameWithoutColumns() {
    let report = CompareReport(
      [Self.row], kata: Self.changed, changes: Self.changed.changes, width: 58,
      look: Look(hasColour: false))
    let text = report.lines.rendered(hasColour: false)
    #expect(text.contains("330 lines, 10 types"))
    #expect(text.contains("touched 1 type, 67 tokens"))
  }

  @Test func drawsAChartThatIsXML() throws {
    let rows = SampleScores.rows + [Self.row]
    let chart = CompareSVG(
      rows, kata: Self.changed, changes: Self.changed.changes, language: .english
    ).text
    #expect(try XMLDocument(xmlString: chart).rootElement()?.name == "svg")
    #expect(chart.contains("touched 1 type, 67 tokens"))
    #expect(chart.components(separatedBy: "class=\"distribution\"").count == rows.count + 1)
  }
}
