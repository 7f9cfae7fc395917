/// What one expected case came to.
package struct CaseResult: Codable, Hashable, Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, failed, skipped
    /// The learner's program stopped in the middle of it.
    case crashed
    /// It was running when the time ran out.
    case timedOut
    /// It was running when the program had printed more than it may.
    case flooded
    /// It was never reported, because something before it ended the run.
    case notRun
  }

  package let check: CheckCase
  package let status: Status
  package let failures: [CaseFailure]
  /// How long it ran; zero when it did not run.
  package let seconds: Double

  package init(check: CheckCase, status: Status, failures: [CaseFailure] = [], seconds: Double = 0)
  {
    self.check = check
    self.status = status
    self.failures = failures
    self.seconds = seconds
  }

  /// Says whether the case was started, held and finished; nothing else counts.
  package var isPassed: Bool { status == .passed }
}
