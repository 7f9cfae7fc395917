extension RecordSchema {
  static let tables: Set = [
    "attempt", "hint", "solution", "reading", "answer", "setting", "place", "score",
  ]

  /// The tables of the first form.
  ///
  /// Moments are text in UTC, which sorts as it should. Katas, lessons and checks are named, not referred to,
  /// because they are content, which comes and goes.
  static let firstTables = """
    CREATE TABLE attempt (
      id TEXT NOT NULL PRIMARY KEY,
      kata TEXT NOT NULL,
      kata_version INTEGER NOT NULL,
      pattern TEXT NOT NULL,
      workspace TEXT NOT NULL,
      started TEXT NOT NULL,
      seconds REAL NOT NULL,
      passed BOOLEAN NOT NULL,
      reason TEXT,
      score INTEGER NOT NULL,
      max_score INTEGER NOT NULL,
      failing TEXT NOT NULL,
      seed TEXT NOT NULL,
      submission TEXT NOT NULL,
      toolchain TEXT NOT NULL,
      program TEXT NOT NULL
    );
    CREATE INDEX attempt_started ON attempt (started);
    CREATE INDEX attempt_workspace ON attempt (workspace, started);
    CREATE INDEX attempt_exercise
      ON attempt (kata, pattern, started, passed, seconds, score, max_score);

    CREATE TABLE hint (
      id TEXT NOT NULL PRIMARY KEY,
      kata TEXT NOT NULL,
      pattern TEXT NOT NULL,
      "check" TEXT NOT NULL,
      level INTEGER NOT NULL,
      shown TEXT NOT NULL
    );
    CREATE INDEX hint_check ON hint (kata, pattern, "check", level);

    CREATE TABLE solution (
      id TEXT NOT NULL PRIMARY KEY,
      kata TEXT NOT NULL,
      pattern TEXT NOT NULL,
      gave_up BOOLEAN NOT NULL,
      shown TEXT NOT NULL
    );

    CREATE TABLE reading (
      lesson TEXT NOT NULL PRIMARY KEY,
      language TEXT NOT NULL,
      place INTEGER NOT NULL,
      finished BOOLEAN NOT NULL,
      opened TEXT NOT NULL,
      last TEXT NOT NULL
    );

    CREATE TABLE answer (
      id TEXT NOT NULL PRIMARY KEY,
      lesson TEXT NOT NULL,
      checkpoint TEXT NOT NULL,
      choice TEXT NOT NULL,
      correct BOOLEAN NOT NULL,
      given TEXT NOT NULL
    );
    CREATE INDEX answer_checkpoint ON answer (lesson, checkpoint, given);

    CREATE TABLE setting (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);

    CREATE TABLE place (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
      workspace TEXT NOT NULL,
      entered TEXT NOT NULL
    );
    """

  /// What the second form adds: the scores of an attempt, which come after its verdict or not at all.
  static let scoreTable = """
    CREATE TABLE score (
      attempt TEXT NOT NULL PRIMARY KEY,
      distribution REAL NOT NULL,
      distribution_anchored INTEGER,
      testability REAL NOT NULL,
      testability_anchored INTEGER,
      ease_of_use REAL NOT NULL,
      ease_of_use_anchored INTEGER
    );
    """

  /// What the third form adds: the advice that would improve the design most.
  static let adviceColumn = "ALTER TABLE score ADD COLUMN advice TEXT"
}
