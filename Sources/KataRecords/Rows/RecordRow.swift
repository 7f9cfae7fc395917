import GRDB

/// A line of a table; its coding keys are the names of both its columns and its fields in an export.
protocol RecordRow: Codable, Hashable, Sendable {
  /// The name of the table.
  static var table: String { get }

  /// Says whether every number is one that can come of use.
  var isSensible: Bool { get }
}

extension RecordRow {
  var isSensible: Bool { true }

  /// Adds the line; false when one with its id is there already, which stays as it is.
  @discardableResult
  func add(to db: Database) throws -> Bool {
    try StoredRow(self).insert(db, onConflict: .ignore)
    return db.changesCount > 0
  }

  /// Adds the line, or replaces the one with its key.
  func put(into db: Database) throws {
    try StoredRow(self).save(db)
  }

  /// Reads the lines in an order such as `started, id`.
  static func all(in db: Database, by order: String) throws -> [Self] {
    try read(db, "SELECT * FROM \(table) ORDER BY \(order)")
  }

  /// Reads the lines that a query yields.
  static func read(
    _ db: Database, _ query: String, _ arguments: StatementArguments = []
  ) throws -> [Self] {
    try StoredRow<Self>.fetchAll(db, sql: query, arguments: arguments).map(\.value)
  }
}
