import KataCore

/// The result of a case that did not hold, in plain sentences for formats without a layout.
struct CaseSentence: CustomStringConvertible {
  let description: String

  /// Finds the words; nil for a case that held.
  init?(_ result: CaseResult, in attempt: Attempt) {
    let own = result.failures.map(Self.sentence).joined(separator: "\n")
    switch result.status {
    case .passed: return nil
    case .failed: description = own.isEmpty ? "It did not hold." : own
    case .skipped: description = "It was skipped, which does not count as held."
    case .crashed, .timedOut, .flooded: description = Self.stop(attempt, own)
    case .notRun:
      description = "It did not run: \(VerdictSentence(Diagnosis(attempt)))"
    }
  }

  private static func sentence(_ failure: CaseFailure) -> String {
    let who = [failure.role, failure.member].compactMap(\.self).joined(separator: ", ")
    var parts = [who.isEmpty ? failure.should : "\(who): \(failure.should)"]
    if let expected = failure.expected { parts.append("Expected: \(expected)") }
    if let actual = failure.actual { parts.append("Got: \(actual)") }
    if !failure.types.isEmpty { parts.append("Types: \(failure.types.joined(separator: ", "))") }
    if let location = failure.location { parts.append("Look at: \(location)") }
    if let hint = failure.hint { parts.append("Try: \(hint)") }
    return parts.joined(separator: "\n")
  }

  private static func stop(_ attempt: Attempt, _ own: String) -> String {
    guard case .notPassed(let reason) = attempt.verdict,
      let stop = Stop(reason, limits: attempt.kata.limits)
    else { return own.isEmpty ? "It did not finish." : own }
    let said = stop.message.map { "\nIt said: \($0)" } ?? ""
    return "\(stop.title).\(said)\n\(stop.meaning)" + (own.isEmpty ? "" : "\n\(own)")
  }
}
