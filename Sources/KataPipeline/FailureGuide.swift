import KataContent
import KataCore
import KataSyntax

/// Tells a learner where to look and what to try, for each case that did not hold.
struct FailureGuide: Sendable {
  let files: [SourceFile]
  let cycles: CycleSearch
  let locator: SeamLocator
  let hints: Hints
  let crashSite: SourceLocation?

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
    var failure = locator.located(cycles.explained(failure))
    failure.hint = hints.first(for: id)
    return failure
  }

  /// The line where the program trapped, as a failure of the case that was running.
  private func crashPlace(_ result: CaseResult) -> CaseFailure? {
    guard result.status == .crashed, let crashSite else { return nil }
    let file = files.first { $0.path == crashSite.path }
    let text = file?.line(crashSite.line)
    let indent = text?.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return CaseFailure(
      should: result.check.title,
      location: SourceLocation(
        path: crashSite.path, line: crashSite.line, column: (indent ?? 0) + 1),
      excerpt: text)
  }
}
