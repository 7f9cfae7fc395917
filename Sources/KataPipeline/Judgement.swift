import KataCore
import KataRunning

/// What the stages found out, before it becomes an attempt.
struct Judgement: Sendable {
  let verdict: Verdict
  let results: [CaseResult]
  let findings: [Finding]
  let output: String

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
  init(_ run: RunReport, findings: [Finding], guide: FailureGuide? = nil) {
    self.init(
      verdict: run.verdict, results: guide.map { run.results.map($0.guided) } ?? run.results,
      findings: findings, output: run.output)
  }
}
