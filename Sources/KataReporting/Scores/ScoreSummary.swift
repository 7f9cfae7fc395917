package import KataCore
package import KataText

/// What a check says of the design below its verdict: the bars, thresholds that are not met, and the next findings.
package struct ScoreSummary: Sendable {
  package let lines: [StyledText]

  /// Lays the summary out.
  ///
  /// - Parameters:
  ///   - last: The values of the attempt before this one; empty for the first.
  ///   - sources: The learner's files, for the lines that findings point at.
  ///   - findings: How many findings are shown.
  ///   - time: How long the scoring took; nil where nobody waited for it.
  package init(
    _ scores: Scores, since last: [Score.Feature: ScoreValue] = [:],
    thresholds: [ScoreThreshold] = [], sources: [SourceFile] = [], findings: Int = 3,
    time: Duration? = nil, width: Int, look: Look
  ) {
    var page = Page(width: width, look: look)
    BarSection(scores: scores, last: last, thresholds: thresholds).write(on: &page)
    if let time {
      let text = Catalogue.current.text("Scored in %@.", ElapsedTime(time).description)
      page.add(StyledText(text, .dim), lead: "  ")
    }
    page.blank()
    let more = "kata score --all"
    OwnTestLine(ownTests: scores.ownTests, more: more).write(on: &page)
    ThresholdSection(thresholds: thresholds).write(on: &page)
    page.blank()
    DesignSection(
      findings: scores.findings, limit: findings, more: more, sources: sources,
      isBrief: true
    ).write(on: &page)
    lines = page.lines.last?.isEmpty == true ? page.lines.dropLast() : page.lines
  }
}

/// The thresholds that are not met, a sentence for each, and the kata's that are.
struct ThresholdSection: ReportSection {
  let thresholds: [ScoreThreshold]

  func write(on page: inout Page) {
    for threshold in thresholds where !threshold.isMet || threshold.source == .kata {
      page.item(
        threshold.isMet ? page.glyphs.passed : page.glyphs.open,
        threshold.isMet ? .green : .yellow, page.prose(threshold.sentence))
    }
  }
}
