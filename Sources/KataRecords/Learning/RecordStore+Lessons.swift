import Foundation
import GRDB
package import KataCore

extension RecordStore {
  /// Records where a lesson was left; a lesson once finished stays so.
  package func noteReading(
    lesson: String, language: Language, sourceLine: Int, isFinished: Bool
  ) throws(RecordError) {
    let time = now()
    try database.write { db in
      let known = try LessonReading.of(lesson, in: db)
      try LessonReading(
        lesson: lesson, language: language, place: max(sourceLine, 0),
        isFinished: isFinished || known?.isFinished == true, opened: known?.opened ?? time,
        last: time
      ).put(into: db)
    }
  }

  /// What is known of the reading of a lesson; nil when it was never opened.
  package func reading(lesson: String) throws(RecordError) -> LessonReading? {
    try database.read { try LessonReading.of(lesson, in: $0) }
  }

  /// Every lesson that was opened, by its id.
  package func readings() throws(RecordError) -> [LessonReading] {
    try database.read { try LessonReading.all(in: $0, by: "lesson") }
  }

  /// Records an answer that is given now.
  package func noteAnswer(
    lesson: String, checkpoint: String, choice: String, isRight: Bool
  ) throws(RecordError) {
    let answer = CheckpointAnswer(
      lesson: lesson, checkpoint: checkpoint, choice: choice, isRight: isRight, given: now())
    try database.write { try answer.add(to: $0) }
  }

  /// The answers to a lesson's checkpoints, or to all there are, oldest first.
  package func answers(lesson: String? = nil) throws(RecordError) -> [CheckpointAnswer] {
    try database.read { db in
      guard let lesson else { return try CheckpointAnswer.all(in: db, by: "given, rowid") }
      return try CheckpointAnswer.read(
        db, "SELECT * FROM answer WHERE lesson = ? ORDER BY given, rowid", [lesson])
    }
  }
}

extension LessonReading {
  static func of(_ lesson: String, in db: Database) throws -> LessonReading? {
    try read(db, "SELECT * FROM reading WHERE lesson = ?", [lesson]).first
  }
}
