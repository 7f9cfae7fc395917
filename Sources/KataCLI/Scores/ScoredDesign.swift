import KataCore
import KataReporting
import KataText

/// What scoring came to, with what it is told together with.
struct ScoredDesign: Sendable {
  let scores: Scores
  /// The values of the attempt before this one; empty for the first.
  let last: [Score.Feature: ScoreValue]
  let thresholds: [ScoreThreshold]
  let sources: [SourceFile]
  /// How long scoring took; nil where nobody waited for it.
  var time: Duration? = nil

  var meetsThresholds: Bool { thresholds.allSatisfy(\.isMet) }

  /// What stands below a verdict.
  ///
  /// - Parameter findings: How many are shown.
  func summary(findings: Int = 3, width: Int, look: Look) -> [StyledText] {
    ScoreSummary(
      scores, since: last, thresholds: thresholds, sources: sources, findings: findings,
      time: time, width: width, look: look
    ).lines
  }
}
