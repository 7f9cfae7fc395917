package import Foundation
import GRDB

extension RecordStore {
  /// Everything that is worth taking to another machine, as `kata/records/v1` JSON; the same records give the same bytes.
  package func export() throws(RecordError) -> Data {
    let document = try database.read { try RecordDocument(of: $0) }
    do {
      return try document.encoded()
    } catch {
      throw .failed(path: database.files.database.path, reason: "\(error)")
    }
  }

  /// Adds what was exported elsewhere: rows that are not known yet, and readings where they are farther.
  ///
  /// All of it is added or, when it throws, nothing; adding it again changes nothing.
  package func importing(_ data: Data) throws(RecordError) -> ImportSummary {
    let document = try RecordDocument(reading: data)
    return try database.write { try document.merge(into: $0) }
  }
}

extension RecordDocument {
  fileprivate func merge(into db: Database) throws -> ImportSummary {
    if let language {
      try db.execute(
        sql: "INSERT OR IGNORE INTO setting (name, value) VALUES ('language', ?)",
        arguments: [language])
    }
    // They come and go with their attempts, and are no rows that anybody would count.
    _ = try Self.add(scores ?? [], to: db)
    let new = [
      try Self.add(attempts, to: db), try Self.add(hints, to: db),
      try Self.add(solutions, to: db), try merge(readings, into: db),
      try Self.add(answers, to: db),
    ]
    let total =
      attempts.count + hints.count + solutions.count + readings.count + answers.count
    return ImportSummary(
      attempts: new[0], hints: new[1], solutions: new[2], readings: new[3], answers: new[4],
      known: total - new.reduce(0, +))
  }

  /// Adds the rows whose ids are new, and counts them.
  private static func add(_ rows: [some RecordRow], to db: Database) throws -> Int {
    try rows.count { try $0.add(to: db) }
  }

  private func merge(_ readings: [LessonReading], into db: Database) throws -> Int {
    try readings.count { reading in
      let known = try LessonReading.of(reading.lesson, in: db)
      let merged = known.map { $0.merged(with: reading) } ?? reading
      guard merged != known else { return false }
      try merged.put(into: db)
      return true
    }
  }
}
