package import Foundation

/// One check from its start to its verdict, with everything a report needs.
package struct Attempt: Sendable {
  package let kata: Kata
  package let pattern: Pattern
  /// The change requests whose cases are among the results, in order.
  package let changes: [ChangeRequest]
  /// What the last of them has touched until it held, or so far; nil before the first, or where nobody kept the files from before.
  package let footprint: ChangeFootprint?
  /// Says whether it was of a solution with a planted mistake, for which there are no change requests.
  package let isReview: Bool
  /// The seed that the suites drew their data from; `--seed` repeats it.
  package let seed: UInt64
  /// The compiler's own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let toolchain: String
  package let isolation: Isolation
  package let verdict: Verdict
  /// Every expected case in the suites' order; all `notRun` when the solution did not build.
  package let results: [CaseResult]
  /// What the gates and the compiler said, errors first.
  package let findings: [Finding]
  /// What the learner's program printed, cut to the limit; not yet safe for a terminal.
  package let output: String
  package let started: Date
  package let duration: Duration
  /// SHA-256 over the learner's files, in lower-case hexadecimal.
  package let submission: String

  package init(
    kata: Kata, pattern: Pattern, changes: [ChangeRequest] = [],
    footprint: ChangeFootprint? = nil, isReview: Bool = false, seed: UInt64, toolchain: String,
    isolation: Isolation, verdict: Verdict, results: [CaseResult], findings: [Finding],
    output: String, started: Date,
    duration: Duration, submission: String
  ) {
    self.kata = kata
    self.pattern = pattern
    self.changes = changes
    self.footprint = footprint
    self.isReview = isReview
    self.seed = seed
    self.toolchain = toolchain
    self.isolation = isolation
    self.verdict = verdict
    self.results = results
    self.findings = findings
    self.output = output
    self.started = started
    self.duration = duration
    self.submission = submission
  }

  /// The change request that comes once this has passed; nil when none is left.
  package var nextChange: ChangeRequest? {
    isReview ? nil : kata.changes.first { !changes.contains($0) }
  }

  /// How many cases held; the only points there are.
  package var score: Int { results.count { $0.isPassed } }

  /// How many cases there are.
  package var maxScore: Int { results.count }
}
