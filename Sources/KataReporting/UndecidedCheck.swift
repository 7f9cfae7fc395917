package import Foundation
package import KataCore

/// A check that ended without a verdict through no fault of the learner's, such as a missing toolchain.
package struct UndecidedCheck: Sendable {
  /// What was to be checked, as far as it was known.
  package let kata: Kata?
  package let pattern: Pattern?
  /// What happened, in one sentence.
  package let problem: String
  /// What to do about it, most useful first.
  package let nextSteps: [String]
  package let toolchain: String?
  package let started: Date
  package let duration: Duration

  package init(
    kata: Kata? = nil, pattern: Pattern? = nil, problem: String, nextSteps: [String] = [],
    toolchain: String? = nil, started: Date, duration: Duration
  ) {
    self.kata = kata
    self.pattern = pattern
    self.problem = problem
    self.nextSteps = nextSteps
    self.toolchain = toolchain
    self.started = started
    self.duration = duration
  }
}
