import KataCore

extension ResultDocument.Check {
  init(_ result: CaseResult, in attempt: Attempt) {
    let status = Status(result.status, in: attempt.verdict)
    self.init(
      id: result.check.id, group: result.check.group, title: result.check.title, status: status,
      points: result.isPassed ? 1 : 0, maxPoints: 1,
      message: CaseSentence(result, in: attempt)?.description,
      evidence: result.failures.map(ResultDocument.Evidence.init),
      durationMs: ElapsedTime(seconds: result.seconds).milliseconds)
  }
}

extension ResultDocument.Check.Status {
  /// A skipped case was expected to hold, so it counts as one that failed.
  init(_ status: CaseResult.Status, in verdict: Verdict) {
    switch status {
    case .passed: self = .pass
    case .failed, .skipped: self = .fail
    case .crashed: self = verdict == .notPassed(.runStopped(.memory)) ? .memory : .crash
    case .timedOut: self = .timeout
    case .flooded: self = .outputLimit
    case .notRun: self = .notRun
    }
  }
}

extension ResultDocument.Evidence {
  fileprivate init(_ failure: CaseFailure) {
    self.init(
      role: failure.role, seam: failure.seam, member: failure.member, should: failure.should,
      expected: failure.expected, actual: failure.actual, types: failure.types,
      location: failure.location, excerpt: failure.excerpt, hint: failure.hint)
  }
}
