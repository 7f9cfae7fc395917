import GRDB

extension RecordStore {
  /// Remembers the workspace that the learner is in, or that they are in none.
  package func setPlace(workspace: String?) throws(RecordError) {
    let entered = Moment(now()).description
    try database.write { db in
      guard let workspace else { return try db.execute(sql: "DELETE FROM place") }
      try db.execute(
        sql: "INSERT OR REPLACE INTO place (id, workspace, entered) VALUES (1, ?, ?)",
        arguments: [workspace, entered])
    }
  }

  /// The path of the workspace that was entered last.
  package func place() throws(RecordError) -> String? {
    try database.read { try String.fetchOne($0, sql: "SELECT workspace FROM place") }
  }

  /// The value of a setting such as `language`; nil when it was never set.
  package func setting(_ name: String) throws(RecordError) -> String? {
    try database.read {
      try String.fetchOne($0, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
    }
  }

  /// Gives a setting a value, or takes it away.
  package func set(_ name: String, to value: String?) throws(RecordError) {
    try database.write { db in
      guard let value else {
        return try db.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
      }
      try db.execute(
        sql: "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)",
        arguments: [name, value])
    }
  }
}
