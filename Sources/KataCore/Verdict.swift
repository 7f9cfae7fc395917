/// What a check decides, from the suites alone.
package enum Verdict: Hashable, Sendable {
  case passed
  case notPassed(Reason)

  /// Why a solution did not pass, the earliest stage first.
  package enum Reason: Hashable, Sendable {
    /// The static or the symbol gate refused something in the learner's files.
    case refused
    case doesNotCompile
    /// The compiler was stopped: it took too long, used too much memory, or wrote too much.
    case buildStopped(Limit)
    /// At least one case failed or was skipped.
    case casesFailed
    /// The learner's program stopped on a trap, such as an index out of range.
    case crashed(signal: Int32, message: String?)
    /// The learner's program ended before the suites did.
    case exitedEarly(code: Int32)
    /// A limit was reached while the suites ran.
    case runStopped(Limit)
  }

  /// The limit that stopped a build or a run.
  package enum Limit: String, Codable, Hashable, Sendable {
    case silence, totalTime, output, memory
  }

  package var isPassed: Bool { self == .passed }
}
