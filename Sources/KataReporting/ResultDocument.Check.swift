package import KataCore

extension ResultDocument {
  /// What one expected case came to.
  package struct Check: Codable, Hashable, Sendable {
    package enum Status: String, Codable, Sendable {
      case pass, fail, timeout, memory, crash
      case outputLimit = "output_limit"
      /// Something before it ended the run, or nothing was run at all.
      case notRun = "not_run"
      /// It could not be judged because of the suite itself.
      case error
      /// It could not be judged because of the machine.
      case infra
    }

    package let id: String
    package let group: CheckCase.Group
    package let title: String
    package let status: Status
    package let points: Int
    package let maxPoints: Int
    /// What was expected and what happened, in a few sentences; absent when the case held.
    package let message: String?
    package let evidence: [Evidence]
    package let durationMs: Int

    package enum CodingKeys: String, CodingKey {
      case id, group, title, status, points
      case maxPoints = "max_points"
      case message, evidence
      case durationMs = "duration_ms"
    }
  }

  /// One thing that did not hold within a case.
  package struct Evidence: Codable, Hashable, Sendable {
    package let role: String?
    package let seam: String?
    package let member: String?
    package let should: String
    package let expected: String?
    package let actual: String?
    package let types: [String]
    package let location: SourceLocation?
    package let excerpt: String?
    package let hint: String?
  }
}
