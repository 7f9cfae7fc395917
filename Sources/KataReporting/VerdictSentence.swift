import KataCore

/// The verdict's reason in one sentence that begins after a colon.
struct VerdictSentence: CustomStringConvertible {
  let description: String

  init(_ diagnosis: Diagnosis) {
    let attempt = diagnosis.attempt
    description =
      switch attempt.verdict {
      case .passed:
        attempt.maxScore == 1 ? "the case holds." : "all \(attempt.maxScore) cases hold."
      case .notPassed(.refused): Self.refusal(attempt)
      case .notPassed(.doesNotCompile): "your files do not compile yet, so no case ran."
      case .notPassed(.buildStopped): "your files could not be compiled, so no case ran."
      case .notPassed(.casesFailed): Self.cases(diagnosis)
      case .notPassed(.crashed): Self.ending("your program stopped", diagnosis)
      case .notPassed(.exitedEarly): Self.ending("your program ended", diagnosis)
      case .notPassed(.runStopped(.silence)): Self.ending("your program hung", diagnosis)
      case .notPassed(.runStopped(.totalTime)): Self.ending("the time ran out", diagnosis)
      case .notPassed(.runStopped): Self.ending("your program was stopped", diagnosis)
      }
  }

  /// Files that could not even be read are told from those that a gate refused.
  private static func refusal(_ attempt: Attempt) -> String {
    let errors = attempt.findings.filter { $0.severity == .error }
    return errors.allSatisfy { $0.id.hasPrefix("source.") }
      ? "your files could not be read as they are, so no case ran."
      : "your files use something that a kata does not allow, so no case ran."
  }

  private static func cases(_ diagnosis: Diagnosis) -> String {
    let attempt = diagnosis.attempt
    let failing = attempt.maxScore - attempt.score
    if let missing = diagnosis.missingSeam, diagnosis.failing.isEmpty {
      let what =
        missing.opensPattern ? "the \(attempt.pattern.shortTitle) seam" : "`\(missing.seam)`"
      return "\(what) is still to be written."
    }
    return failing == 1
      ? "1 of \(attempt.maxScore) cases does not hold yet."
      : "\(failing) of \(attempt.maxScore) cases do not hold yet."
  }

  private static func ending(_ what: String, _ diagnosis: Diagnosis) -> String {
    let attempt = diagnosis.attempt
    // A screen that is shown or used has no cases.
    guard attempt.maxScore > 0 else { return "\(what)." }
    return "\(what) after \(attempt.score) of \(attempt.maxScore) cases held."
  }
}
