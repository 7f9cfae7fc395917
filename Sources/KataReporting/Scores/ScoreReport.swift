package import KataCore
package import KataText

/// The three scores in detail: what each is made of, the evidence for it, and the findings.
package struct ScoreReport: Sendable {
  package let lines: [StyledText]

  /// Lays the report out.
  ///
  /// - Parameters:
  ///   - last: The values of the attempt before this one; empty for the first.
  ///   - sources: The learner's files, for the lines that findings point at.
  ///   - detail: `.first` shows three findings and the first of each list, `.all` everything.
  package init(
    _ scores: Scores, kata: Kata, pattern: Pattern, since last: [Score.Feature: ScoreValue] = [:],
    thresholds: [ScoreThreshold] = [], sources: [SourceFile] = [], width: Int, look: Look,
    detail: TextReport.Detail = .first
  ) {
    var page = Page(width: width, look: look)
    page.heading([kata.title, pattern.title, "scores"])
    let limit = detail == .all ? Int.max : 5
    let more = "kata score --all"
    let sections: [any ReportSection] = [
      BarSection(scores: scores, last: last, thresholds: thresholds),
      ThresholdSection(thresholds: thresholds),
      PartSection(score: scores[.distribution]),
      JobSection(
        types: scores.reading.types, limit: limit, more: more,
        basis:
          "as the suites' runs have shown; `kata lint` and `kata graph` only read the source, and may differ"
      ),
      PartSection(score: scores[.testability]),
      MutantSection(scores: scores, limit: detail == .all ? .max : 3, more: more),
      OwnTestSection(ownTests: scores.ownTests, limit: detail == .all ? .max : 3, more: more),
      EffectSection(effects: scores.reading.effects, limit: limit, more: more),
      PartSection(score: scores[.easeOfUse]),
      DesignSection(
        findings: scores.findings, limit: detail == .all ? .max : 3, more: more,
        sources: sources, isBrief: detail != .all, title: "What to do next"),
    ]
    for section in sections {
      page.blank()
      section.write(on: &page)
    }
    lines = page.lines.last?.isEmpty == true ? page.lines.dropLast() : page.lines
  }
}
