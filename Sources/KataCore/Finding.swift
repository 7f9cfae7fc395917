/// Something told to a learner about their code; how it looks is someone else's job.
package struct Finding: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// A stable id such as `compiler`, `gate.import` or `symbol.exit`.
  package let id: String
  package let severity: Severity
  /// What happened, in one line.
  package let summary: String
  /// Why it matters, when the summary does not say it.
  package let explanation: String?
  package let location: SourceLocation?
  /// The learner's own source line at `location`.
  package let excerpt: String?
  /// What to do next, most useful first.
  package let nextSteps: [String]
  /// Whether cases may fail because of it, so that it is told before them.
  package let isCause: Bool

  package init(
    id: String, severity: Severity = .error, summary: String, explanation: String? = nil,
    location: SourceLocation? = nil, excerpt: String? = nil, nextSteps: [String] = [],
    isCause: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.location = location
    self.excerpt = excerpt
    self.nextSteps = nextSteps
    self.isCause = isCause
  }
}
