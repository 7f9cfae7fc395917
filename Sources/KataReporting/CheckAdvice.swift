package import KataCore

/// What to do after a check, which a shell and a session say in words of their own.
package enum CheckAdvice: Hashable, Sendable {
  /// Change the files and check again.
  case fix
  /// Ask for the next step: whether everything is reached, the scores tell, which a verdict does not know.
  case next
  /// Take on the next change request.
  case change
  /// Look at what the changes took.
  case compare
  /// Compare with a reference.
  case reference

  package init(after attempt: Attempt) {
    self =
      if !attempt.verdict.isPassed {
        .fix
      } else if !attempt.kata.thresholds.isEmpty {
        .next
      } else if attempt.nextChange != nil {
        .change
      } else {
        attempt.changes.isEmpty ? .reference : .compare
      }
  }
}
