import KataContent
import KataCore
import KataSyntax

/// Tells a learner where to look and what to try, for each case that did not hold.
struct FailureGuide: Sendable {
  private let files: [SourceFile]
  /// Nil as long as nothing failed: parsing takes longer than everything else here.
  private let locator: SeamLocator?
  private let hints: Hints
  private let verdict: Verdict

  init(files: [SourceFile], hints: Hints, verdict: Verdict) {
    self.files = files
    locator = verdict.isPassed ? nil : SeamLocator(files: files.map { ParsedFile($0) })
    self.hints = hints
    self.verdict = verdict
  }

  /// The result with place and hint in each of its failures.
  func guided(_ result: CaseResult) -> CaseResult {
    guard !result.isPassed, result.status != .notRun else { return result }
    let failures = result.failures.map { located($0, result.check.id) }
    return CaseResult(
      check: result.check, status: result.status,
      failures: failures.isEmpty ? crashPlace(result).map { [$0] } ?? [] : failures,
      seconds: result.seconds)
  }

  private func located(_ failure: CaseFailure, _ id: String) -> CaseFailure {
    var failure = locator?.located(failure) ?? failure
    failure.hint = hints.first(for: id)
    return failure
  }

  /// The line that the runtime named when it trapped, as a failure of the case that was running.
  private func crashPlace(_ result: CaseResult) -> CaseFailure? {
    guard result.status == .crashed, case .notPassed(.crashed(_, let message?)) = verdict,
      let place = TrapPlace(message: message, files: files)
    else { return nil }
    return CaseFailure(
      should: result.check.title, location: place.location, excerpt: place.excerpt)
  }
}
