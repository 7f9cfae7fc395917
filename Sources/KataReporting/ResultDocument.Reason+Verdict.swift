import KataCore

extension ResultDocument.Reason {
  /// Says why an attempt did not pass; nil when it did.
  init?(_ diagnosis: Diagnosis) {
    guard case .notPassed(let reason) = diagnosis.attempt.verdict else { return nil }
    let message = VerdictSentence(diagnosis).description
    switch reason {
    case .refused: self.init(kind: "refused", message: message)
    case .doesNotCompile: self.init(kind: "does_not_compile", message: message)
    case .buildStopped(let limit):
      self.init(kind: "build_stopped", message: message, limit: limit)
    case .casesFailed: self.init(kind: "cases_failed", message: message)
    case .crashed(let signal, let detail):
      self.init(kind: "crashed", message: message, signal: signal, detail: detail)
    case .exitedEarly(let code):
      self.init(kind: "exited_early", message: message, exitCode: code)
    case .runStopped(let limit): self.init(kind: "run_stopped", message: message, limit: limit)
    }
  }
}
