/// An attempt whose design was measured.
package struct ScoredAttempt: Hashable, Sendable {
  package let attempt: AttemptRecord
  package let scores: ScoreRecord
}
