import GRDB

extension RecordStore {
  /// Records an attempt; one that is known already stays as it is.
  package func note(_ attempt: AttemptRecord) throws(RecordError) {
    try database.write { try attempt.add(to: $0) }
  }

  /// The attempts at a kata, in a pattern, in a workspace, of certain files, newest first.
  package func attempts(
    kata: String? = nil, pattern: String? = nil, workspace: String? = nil,
    submission: String? = nil, limit: Int? = nil
  ) throws(RecordError) -> [AttemptRecord] {
    let wanted = [
      ("kata", kata), ("pattern", pattern), ("workspace", workspace), ("submission", submission),
    ].compactMap { column, value in value.map { (column, $0) } }
    let condition = wanted.map { "\($0.0) = ?" }.joined(separator: " AND ")
    let query = """
      SELECT * FROM attempt \(wanted.isEmpty ? "" : "WHERE \(condition)")
      ORDER BY started DESC, rowid DESC LIMIT \(limit.map { max($0, 0) } ?? -1)
      """
    return try database.read {
      try AttemptRecord.read($0, query, StatementArguments(wanted.map(\.1)))
    }
  }

  /// The newest attempt in a workspace.
  package func lastAttempt(workspace: String) throws(RecordError) -> AttemptRecord? {
    try attempts(workspace: workspace, limit: 1).first
  }
}
