package import KataCore
import KataProcess

/// How a learner's program ended while its screen was shown.
package struct ScreenEnd: Sendable {
  package let reason: Verdict.Reason
  /// What it had printed.
  package let output: String
  /// The calls that the runtime listed when it trapped; empty when it did not.
  package let calls: String

  init(_ reason: Verdict.Reason, errors: String) {
    let trap = TrapMessage(in: errors)
    self.reason = reason
    output = trap?.before ?? errors
    calls = trap?.calls ?? ""
  }

  /// Nil for a program that came to a good end.
  init?(_ result: ProcessResult) {
    guard let reason = RunReport.endingReason(result, isClosed: false) else { return nil }
    self.init(reason, errors: result.errorText)
  }
}
