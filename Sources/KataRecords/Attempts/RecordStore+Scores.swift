package import Foundation
import GRDB

extension RecordStore {
  /// Records the scores of an attempt; those that it has already stay as they are.
  package func note(_ scores: ScoreRecord) throws(RecordError) {
    try database.write { try scores.add(to: $0) }
  }

  /// The scores of an attempt; nil when it was not scored.
  package func scores(of attempt: UUID) throws(RecordError) -> ScoreRecord? {
    try database.read { try Self.scores(of: attempt, in: $0) }
  }

  /// The scores of the newest scored attempt in a workspace, at a kata in a pattern if these are named.
  ///
  /// - Parameters:
  ///   - submission: Only attempts of files with this hash count; nil takes all.
  ///   - started: Only attempts before this moment count; nil takes all.
  package func lastScores(
    workspace: String, kata: String? = nil, pattern: String? = nil, submission: String? = nil,
    before started: Date? = nil
  ) throws(RecordError) -> ScoreRecord? {
    let moment = started.map { Moment($0).description }
    let query = """
      SELECT score.* FROM score JOIN attempt ON attempt.id = score.attempt
      WHERE workspace = ? AND kata = ifnull(?, kata) AND pattern = ifnull(?, pattern)
        AND submission = ifnull(?, submission) AND (? IS NULL OR started < ?)
      ORDER BY started DESC, attempt.rowid DESC LIMIT 1
      """
    return try database.read {
      try ScoreRecord.read(
        $0, query, [workspace, kata, pattern, submission, moment, moment]
      ).first
    }
  }

  /// The newest scored attempts at a kata, in a pattern and a workspace if these are named, newest first.
  ///
  /// - Parameter limit: How many at most, since each holds a list of what failed.
  package func scoredAttempts(
    kata: String, pattern: String? = nil, workspace: String? = nil, limit: Int = 50
  ) throws(RecordError) -> [ScoredAttempt] {
    let query = """
      SELECT attempt.* FROM attempt JOIN score ON attempt.id = score.attempt
      WHERE kata = ? AND pattern = ifnull(?, pattern) AND workspace = ifnull(?, workspace)
      ORDER BY started DESC, attempt.rowid DESC LIMIT ?
      """
    return try database.read { db in
      try AttemptRecord.read(db, query, [kata, pattern, workspace, limit]).compactMap { attempt in
        try Self.scores(of: attempt.id, in: db).map { ScoredAttempt(attempt: attempt, scores: $0) }
      }
    }
  }

  /// The newest scored attempt at a kata of each workspace and pattern, newest first.
  package func lastScoredAttempts(kata: String) throws(RecordError) -> [ScoredAttempt] {
    let query = """
      SELECT attempt.*, max(started) FROM attempt JOIN score ON attempt.id = score.attempt
      WHERE kata = ? GROUP BY workspace, pattern ORDER BY started DESC, attempt.rowid DESC
      """
    return try database.read { db in
      try AttemptRecord.read(db, query, [kata]).compactMap { attempt in
        try Self.scores(of: attempt.id, in: db).map { ScoredAttempt(attempt: attempt, scores: $0) }
      }
    }
  }

  private static func scores(of attempt: UUID, in db: Database) throws -> ScoreRecord? {
    try ScoreRecord.read(db, "SELECT * FROM score WHERE attempt = ?", [attempt.uuidString]).first
  }
}
