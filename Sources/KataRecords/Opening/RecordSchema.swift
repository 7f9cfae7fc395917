import GRDB

/// The form of the database: its tables, and how older forms become the present one.
struct RecordSchema {
  /// The mark by which the database is known as ours: `kata` in ASCII.
  private static let applicationID = 0x6B61_7461

  /// Every change of form there has been, oldest first; one that was released never changes.
  let migrator: DatabaseMigrator

  init() {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: Self.firstTables)
      try db.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
    }
    migrator.registerMigration("2") { try $0.execute(sql: Self.scoreTable) }
    migrator.registerMigration("3") { try $0.execute(sql: Self.adviceColumn) }
    self.migrator = migrator
  }

  /// Compares a database with the present form.
  func condition(of db: Database) throws -> RecordCondition {
    let tables = try String.fetchSet(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    let owner = try Int.fetchOne(db, sql: "PRAGMA application_id")
    if owner == 0, tables.isSubset(of: ["grdb_migrations"]) { return .unmade }
    guard owner == Self.applicationID else { return .unfit(.foreign) }
    if try migrator.hasBeenSuperseded(db) { return .unfit(.newer) }
    guard try migrator.hasCompletedMigrations(db) else { return .outdated }
    return tables.isSuperset(of: Self.tables) ? .sound : .unfit(.damaged)
  }

  /// Reads everything there is.
  ///
  /// - Throws: What it stumbles over, be it a page or a value.
  func verify(_ db: Database) throws {
    let verdict = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)")
    guard verdict == "ok" else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict)
    }
    _ = try RecordDocument(of: db)
  }
}
