/// The questions that a summary asks.
enum ProgressQuery {
  /// One row for each kata and pattern; help counts up to the first pass, which nothing takes back.
  ///
  /// Where one `max` stands alone, SQLite takes the other columns from the row that it belongs to.
  static let exercises = """
    WITH
      total AS (
        SELECT kata, pattern, count(*) AS attempts, sum(seconds) AS seconds,
          min(CASE WHEN passed THEN started END) AS first_passed, max(started) AS newest
        FROM attempt GROUP BY kata, pattern),
      best AS (
        SELECT kata, pattern, score, max_score, max(score * 1.0 / max(max_score, 1))
        FROM attempt GROUP BY kata, pattern),
      hints AS (
        SELECT kata, pattern, count(*) AS hints
        FROM (
          SELECT DISTINCT kata, pattern, "check", level
          FROM hint LEFT JOIN total USING (kata, pattern)
          WHERE level > 0 AND (first_passed IS NULL OR shown <= first_passed))
        GROUP BY kata, pattern),
      looks AS (
        SELECT kata, pattern,
          max(gave_up AND (first_passed IS NULL OR shown <= first_passed)) AS gave_up
        FROM solution LEFT JOIN total USING (kata, pattern) GROUP BY kata, pattern),
      exercise AS (
        SELECT kata, pattern FROM total UNION SELECT kata, pattern FROM hints
        UNION SELECT kata, pattern FROM looks)
    SELECT kata, pattern, ifnull(attempts, 0) AS attempts, ifnull(best.score, 0) AS best_score,
      ifnull(best.max_score, 0) AS max_score, first_passed, newest AS last_attempt,
      (SELECT workspace FROM attempt
        WHERE attempt.kata = exercise.kata AND attempt.pattern = exercise.pattern
        ORDER BY started DESC, rowid DESC LIMIT 1) AS last_workspace,
      ifnull(total.seconds, 0) AS seconds, ifnull(hints, 0) AS hints,
      ifnull(gave_up, 0) AS gave_up
    FROM exercise LEFT JOIN total USING (kata, pattern) LEFT JOIN best USING (kata, pattern)
      LEFT JOIN hints USING (kata, pattern)
      LEFT JOIN looks USING (kata, pattern)
    ORDER BY kata, pattern
    """

  /// The last answer to each checkpoint.
  static let lastAnswers = """
    SELECT * FROM answer AS this
    WHERE rowid = (
      SELECT rowid FROM answer
      WHERE lesson = this.lesson AND checkpoint = this.checkpoint
      ORDER BY given DESC, rowid DESC LIMIT 1)
    ORDER BY lesson, checkpoint
    """
}
