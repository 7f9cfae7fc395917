import GRDB

extension RecordStore {
  /// Adds up everything that was reached so far.
  package func summary() throws(RecordError) -> ProgressSummary {
    try database.read { db in
      ProgressSummary(
        exercises: try StoredRow<ProgressSummary.Exercise>
          .fetchAll(db, sql: ProgressQuery.exercises).map(\.value),
        lessons: Self.lessons(
          try LessonReading.all(in: db, by: "lesson"),
          try CheckpointAnswer.read(db, ProgressQuery.lastAnswers)))
    }
  }

  private static func lessons(
    _ readings: [LessonReading], _ answers: [CheckpointAnswer]
  ) -> [ProgressSummary.Lesson] {
    let reading = Dictionary(readings.map { ($0.lesson, $0) }) { first, _ in first }
    let answered = Dictionary(grouping: answers, by: \.lesson)
    return Set(reading.keys).union(answered.keys).sorted().map { id in
      let answers = answered[id] ?? []
      return ProgressSummary.Lesson(
        lesson: id, reading: reading[id], answered: answers.map(\.checkpoint),
        right: answers.filter(\.isRight).map(\.checkpoint))
    }
  }
}
