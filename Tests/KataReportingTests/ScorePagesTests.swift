import Foundation
import KataCore
import KataReporting
import KataText
import Testing

/// What holds for every text about scores.
struct ScorePagesTests {
  enum Sample: String, CaseIterable {
    case summary, report, everything, compare, graph, lint, lintAll, oddities
  }

  @Test(arguments: Sample.allCases, [20, 33, 40, 59, 60, 80, 100, 120])
  func fitsItsWidth(_ sample: Sample, _ width: Int) {
    for marks in Look.Marks.allCases {
      let lines = Self.lines(sample, width: width, look: Look(hasColour: true, marks: marks))
      #expect(lines.filter { $0.widthInColumns > width }.map(\.plain) == [], "\(marks)")
    }
  }

  @Test(arguments: Sample.allCases.filter { $0 != .everything })
  func staysInASCIIWhenTheLocaleDoes(_ sample: Sample) {
    let look = Look(hasColour: false, marks: .ascii)
    let text = Self.lines(sample, width: 60, look: look).rendered(hasColour: false)
    #expect(text.unicodeScalars.filter { !$0.isASCII } == [])
  }

  @Test(arguments: Sample.allCases)
  func writesNothingButItsOwnEscapes(_ sample: Sample) {
    let text = Self.lines(sample, width: 80, look: Look(hasColour: true))
      .rendered(hasColour: true).replacing(/\u{1b}\[[0-9;]*m/, with: "")
    let steering = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
        || $0.properties.generalCategory == .format
    }
    #expect(steering.isEmpty)
  }

  @Test(arguments: Sample.allCases)
  func saysTheSameWithoutColour(_ sample: Sample) {
    // Backticks stand in for the colour of code.
    let texts = [true, false].map { hasColour in
      Self.lines(sample, width: 100, look: Look(hasColour: hasColour)).map(\.plain).joined()
        .filter { $0 != "`" && !$0.isWhitespace }
    }
    #expect(texts[0] == texts[1])
  }

  @Test func showsThreeFindingsUnlessAskedForAll() {
    let look = Look(hasColour: false)
    let brief = Self.lines(.report, width: 100, look: look).rendered(hasColour: false)
    let all = Self.lines(.everything, width: 100, look: look).rendered(hasColour: false)
    #expect(brief.components(separatedBy: "Read   ").count == 4)
    #expect(brief.contains("And 3 more: `kata score --all`"))
    #expect(all.components(separatedBy: "Read   ").count == 7)
    #expect(!all.contains("more: `"))
  }

  @Test func countsFindingsWhereNoneIsShown() {
    let lines = ScoreSummary(
      SampleScores.halfway, findings: 0, width: 80, look: Look(hasColour: false)
    ).lines.map(\.plain)
    #expect(lines.contains { $0.contains("Findings about the design: ") })
    #expect(!lines.contains { $0.contains("And ") && $0.contains("--all") })
  }

  @Test func keepsAReadingOfALargeProjectShort() {
    let lines = Self.lines(.lint, width: 80, look: Look(hasColour: false))
    #expect(lines.count < 110)
    #expect(Self.lines(.lintAll, width: 80, look: Look(hasColour: false)).count > 200)
  }

  private static func lines(_ sample: Sample, width: Int, look: Look) -> [StyledText] {
    switch sample {
    case .summary:
      ScoreSummary(
        SampleScores.halfway, since: SampleScores.before, thresholds: SampleScores.thresholds,
        width: width, look: look
      ).lines
    case .report: report(SampleScores.halfway, .first, width, look)
    case .everything: report(SampleScores.halfwayWithTests, .all, width, look)
    case .oddities: report(SampleScores.oddities, .all, width, look)
    case .compare:
      CompareReport(SampleScores.rows, kata: SampleAttempt.kata, width: width, look: look).lines
    case .graph:
      GraphText(SampleScores.halfway.reading, name: ["Greeting"], width: width, look: look).lines
    case .lint: LintText(SampleProject.reading, name: "App", width: width, look: look).lines
    case .lintAll:
      LintText(SampleProject.reading, name: "App", width: width, look: look, detail: .all).lines
    }
  }

  private static func report(
    _ scores: Scores, _ detail: TextReport.Detail, _ width: Int, _ look: Look
  ) -> [StyledText] {
    ScoreReport(
      scores, kata: SampleAttempt.kata, pattern: SampleAttempt.mvp, since: SampleScores.before,
      thresholds: SampleScores.thresholds, sources: [SampleScores.presenterFile], width: width,
      look: look, detail: detail
    ).lines
  }
}
