import Foundation
import GRDB
import KataCore

/// Everything that moves to another machine, in the format `kata/records/v1`.
///
/// Dates are text in UTC with milliseconds, seeds decimal numbers as text. Rows of the same `id` are the same row.
struct RecordDocument: Codable, Hashable {
  let schema: String
  /// The version of kata that wrote it.
  let program: String
  /// The language somebody chose; other settings are about the machine.
  let language: String?
  /// Oldest first, as are the other rows with an `id`.
  let attempts: [AttemptRecord]
  /// By attempt; nil in exports of katas that had no scores.
  let scores: [ScoreRecord]?
  let hints: [HintUse]
  let solutions: [SolutionLook]
  /// By lesson.
  let readings: [LessonReading]
  let answers: [CheckpointAnswer]

  /// The value of `schema`, without its version.
  static let format = "kata/records"
  static let version = 1

  /// Takes everything from one state of the database.
  init(of db: Database) throws {
    schema = "\(Self.format)/v\(Self.version)"
    program = ProgramVersion.number
    language = try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'language'")
    attempts = try AttemptRecord.all(in: db, by: "started, id")
    scores = try ScoreRecord.all(in: db, by: "attempt")
    hints = try HintUse.all(in: db, by: "shown, id")
    solutions = try SolutionLook.all(in: db, by: "shown, id")
    readings = try LessonReading.all(in: db, by: "lesson")
    answers = try CheckpointAnswer.all(in: db, by: "given, id")
  }

  /// The same rows as the same bytes, in a form that people and `git diff` can read.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Moment(date).description)
    }
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
