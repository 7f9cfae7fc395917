import KataCore
import KataReporting
import KataWorkspace

/// What follows a verdict that was told and kept: the scores, and how the command ends.
struct AfterVerdict: Sendable {
  let session: ScoreSession
  let options: ScoreOptions
  let report: ReportOptions
  let look: LookOptions

  private var context: Context { session.check.context }

  /// Scores where that is wanted, tells and keeps it.
  ///
  /// - Returns: The verdict's status; another only where a passed solution misses what was asked of its scores.
  func finish(_ outcome: CheckSession.Outcome) async throws -> ExitStatus {
    let attempt = outcome.attempt
    let verdict: ExitStatus = attempt.verdict.isPassed ? .done : .notPassed
    let isAskedInVain = !attempt.canBeScored
    guard options.isWanted(for: attempt, by: report, in: context) else {
      let missed = isAskedInVain ? options.thresholds(of: attempt.kata, scores: nil) : []
      try deliver(attempt, nil, missed)
      return verdict
    }
    let clock = ContinuousClock.now
    let ending: ScoreSession.Ending
    do {
      ending = try await session.scoresUnlessStopped(
        outcome, waiting: WaitingLine(context: context, look: look))
    } catch {
      return try fail(error, attempt, verdict)
    }
    guard case .scored(let scores) = ending else {
      let missed = ending.isUnbuilt ? options.thresholds(of: attempt.kata, scores: nil) : []
      try deliver(attempt, nil, missed)
      tell(missed)
      return missed.isEmpty ? verdict : .notPassed
    }
    return try finish(outcome, scores, in: .now - clock, verdict)
  }

  private func finish(
    _ outcome: CheckSession.Outcome, _ scores: Scores, in time: Duration, _ verdict: ExitStatus
  ) throws -> ExitStatus {
    let attempt = outcome.attempt
    let design = ScoredDesign(
      scores: scores, last: session.last(before: attempt.started),
      thresholds: options.thresholds(of: attempt.kata, scores: scores),
      sources: outcome.reading.files, time: time)
    try deliver(attempt, design, design.thresholds)
    session.keep(scores, of: outcome.id, submission: attempt.submission)
    if !report.isText { tell(design.thresholds.filter { !$0.isMet }) }
    return design.meetsThresholds ? verdict : .notPassed
  }

  /// Tells an error in scoring, which leaves the verdict as it is; what was asked of the scores is then undecided.
  private func fail(
    _ error: any Error, _ attempt: Attempt, _ verdict: ExitStatus
  ) throws -> ExitStatus {
    guard !(error is CancellationError), let commandError = CommandError(error) else { throw error }
    let missed = options.thresholds(of: attempt.kata, scores: nil)
    try deliver(attempt, nil, missed)
    context.tell(commandError.message)
    return verdict == .done && !missed.isEmpty ? commandError.status : verdict
  }

  private func deliver(
    _ attempt: Attempt, _ design: ScoredDesign?, _ thresholds: [ScoreThreshold]
  ) throws {
    try report.deliver(
      attempt, design: design, thresholds: thresholds, look: look, context: context)
  }

  /// Says what was missed where the answer has no place for it.
  private func tell(_ thresholds: [ScoreThreshold]) {
    for threshold in thresholds { context.tell(threshold.sentence) }
  }
}

extension ScoreSession.Ending {
  fileprivate var isUnbuilt: Bool {
    if case .unbuilt = self { true } else { false }
  }
}
