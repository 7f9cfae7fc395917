/// A check as data, in the format `kata/result/v1`; the schema in the bundle describes every field.
///
/// Texts are as the learner's program and the compiler gave them. Whoever shows them makes them safe first.
package struct ResultDocument: Codable, Hashable, Sendable {
  package enum Verdict: String, Codable, Sendable {
    case passed
    case notPassed = "not_passed"
    /// Nothing was judged, through no fault of the learner's.
    case error
  }

  package let schema: String
  /// The version of `kata` that wrote it.
  package let tool: String
  package let verdict: Verdict
  /// Says whether the verdict may be counted; false only when nothing was judged.
  package let gradable: Bool
  /// Why the solution did not pass, or why nothing was judged.
  package let reason: Reason?
  package let score: Int
  package let maxScore: Int
  package let kata: KataReference?
  package let pattern: String?
  /// The last change request that was begun; nil before the first.
  package let change: ChangeEntry?
  package let submission: Submission?
  package let checks: [Check]
  /// What is said of the design, which is never part of the points; nil when it was not scored.
  package let scores: ScoreDocument?
  /// The scores that had to be reached, and whether they were; nil when nothing was asked for.
  package let thresholds: [ThresholdEntry]?
  package let findings: [FindingEntry]
  package let output: String
  /// A decimal number as text, since it may need more digits than a JSON number keeps.
  package let seed: String?
  package let toolchain: String?
  package let sandbox: Sandbox?
  package let limits: LimitEntries?
  /// When the check began, in UTC as ISO 8601.
  package let started: String
  package let durationMs: Int

  package enum CodingKeys: String, CodingKey {
    case schema, tool, verdict, gradable, reason, score
    case maxScore = "max_score"
    case kata, pattern, change, submission, checks, scores, thresholds, findings, output, seed,
      toolchain
    case sandbox, limits, started
    case durationMs = "duration_ms"
  }

  /// The value of `schema`.
  package static let schemaName = "kata/result/v1"
}
