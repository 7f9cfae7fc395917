import Foundation
import KataCore

/// Progress for programs: `kata/progress/v1`.
struct ProgressDocument: Encodable {
  let schema = "kata/progress/v1"
  let lessons: [LessonEntry]
  let katas: [KataEntry]
  let place: String?

  struct LessonEntry: Encodable {
    let id: String
    let number: Int
    let title: String
    let reading: Course.Station.Reading
    let lastRead: Date?
    let questions: Int
    let answered: Int
  }

  struct KataEntry: Encodable {
    let kata: String
    let pattern: String
    let isPassed: Bool
    let firstPassed: Date?
    let attempts: Int
    let bestScore: Int
    let maxScore: Int
    let hints: Int
    let gaveUp: Bool
    let seconds: Double
    let isDrill: Bool
    /// Passed without a hint and before the solution was seen.
    let hasStar: Bool
    let reviews: Int
    let reviewsPassed: Int
  }

  init(_ course: Course) {
    lessons = course.stations.map { station in
      LessonEntry(
        id: station.lesson.id, number: station.lesson.number, title: station.lesson.title,
        reading: station.reading, lastRead: station.lastRead, questions: station.questions,
        answered: station.answered)
    }
    katas = course.exercises.map { exercise in
      KataEntry(
        kata: exercise.practice.kata, pattern: exercise.practice.pattern,
        isPassed: exercise.passed != nil, firstPassed: exercise.passed,
        attempts: exercise.attempts, bestScore: exercise.bestScore, maxScore: exercise.maxScore,
        hints: exercise.hints, gaveUp: exercise.gaveUp, seconds: exercise.secondsOfWork,
        isDrill: exercise.drillMinutes != nil, hasStar: exercise.hasStar,
        reviews: exercise.reviews.count, reviewsPassed: exercise.reviewsPassed)
    }
    place = course.place?.workspace.path
  }
}
