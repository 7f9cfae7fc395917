import Foundation
import GRDB

/// A value as the database reads and writes it, so that the value itself need not know the database.
struct StoredRow<Value: Decodable> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension StoredRow: Decodable, FetchableRecord {
  init(from decoder: any Decoder) throws {
    value = try Value(from: decoder)
  }

  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
    .custom { String.fromDatabaseValue($0).flatMap(Moment.init)?.date }
  }
}

extension StoredRow: Encodable, TableRecord, EncodableRecord, MutablePersistableRecord,
  PersistableRecord
where Value: RecordRow {
  static var databaseTableName: String { Value.table }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }

  static func databaseUUIDEncodingStrategy(for column: String) -> DatabaseUUIDEncodingStrategy {
    .uppercaseString
  }

  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
    .custom { Moment($0).description }
  }
}
