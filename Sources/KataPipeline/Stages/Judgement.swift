import KataCore
import KataRunning

/// What the stages found out, before it becomes an attempt.
struct Judgement: Sendable {
  let verdict: Verdict
  let results: [CaseResult]
  let findings: [Finding]
  let output: String
  /// Why the solution ran with less isolation than the sandbox promises; nil when it did not.
  var isolationGap: String?

  /// A solution that never ran: every case is there, and none has run.
  static func unbuilt(
    _ reason: Verdict.Reason, findings: [Finding], cases: [CheckCase]
  ) -> Judgement {
    let order: [Finding.Severity] = [.error, .warning, .note]
    let sorted = order.flatMap { severity in findings.filter { $0.severity == severity } }
    return Judgement(
      verdict: .notPassed(reason), results: cases.map { CaseResult(check: $0, status: .notRun) },
      findings: sorted, output: "")
  }
}

extension Judgement {
  /// A solution that ran; whatever did not hold says where to look and what to try.
  ///
  /// - Parameter results: Those of the run, some of which its source may have changed.
  init(
    _ run: RunReport, results: [CaseResult], findings: [Finding], guide: FailureGuide? = nil
  ) {
    let isSolved = results.allSatisfy(\.isPassed)
    self.init(
      verdict: run.verdict.isPassed && !isSolved ? .notPassed(.casesFailed) : run.verdict,
      results: guide.map { results.map($0.guided) } ?? results,
      findings: findings, output: run.output,
      isolationGap: run.isLockedDown ? nil : Isolation.noSystemCallFilter)
  }
}
