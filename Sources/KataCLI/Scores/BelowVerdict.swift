import KataCore
import KataReporting
import KataTerminal
import KataText

/// What is told of a design below a verdict: as many findings as leave the verdict in sight.
struct BelowVerdict: Sendable {
  let lines: [StyledText]

  /// - Parameters:
  ///   - next: What to do next, as the report has said it.
  ///   - height: The terminal's rows; nil where nothing scrolls away.
  init(
    attempt: Attempt, design: ScoredDesign, next: String?, appearance: Appearance, height: Int?
  ) {
    let look = appearance.output
    let summary = { (findings: Int) in
      [""] + design.summary(findings: findings, width: appearance.width, look: look)
    }
    guard let height else {
      lines = summary(Self.mostFindings)
      return
    }
    let isPassed = attempt.verdict.isPassed
    let closing = TextReport.closing(
      of: attempt, width: appearance.width, look: look, next: next, hasNext: !isPassed)
    let room = height - closing.count - (isPassed ? Self.rowsAfterPass : 0) - Self.rowsOfPrompt
    let fitting = (1...Self.mostFindings).reversed().map(summary).first { $0.count <= room }
    lines = fitting ?? summary(1) + [""] + closing
  }

  private static let mostFindings = 3
  /// The report's own next step, and what is said after a pass.
  private static let rowsAfterPass = 5
  private static let rowsOfPrompt = 1
}
