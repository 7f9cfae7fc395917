import Foundation
import KataCore

/// The whole course as one learner stands in it: lessons in order, and below each the katas that practise it.
struct Course: Sendable {
  /// A lesson with what was read and answered of it.
  struct Station: Sendable {
    enum Reading: String, Codable, Sendable {
      case unread, begun, finished
    }

    let lesson: Lesson
    let reading: Reading
    /// When it was last open.
    let lastRead: Date?
    /// Questions of the lesson.
    let questions: Int
    /// Questions with a right last answer.
    let answered: Int
    let exercises: [Exercise]

    /// Says whether nothing is left to read or answer.
    var isDone: Bool { reading == .finished && answered >= questions }
  }

  /// A kata in one pattern with what was reached in it.
  struct Exercise: Sendable {
    let practice: Practice
    /// The kata's title in the learner's language.
    let title: String
    let patternTitle: String
    let attempts: Int
    let bestScore: Int
    let maxScore: Int
    let passed: Date?
    let hints: Int
    let gaveUp: Bool
    /// The folder of the last attempt.
    let workspace: String?
    let lastAttempt: Date?
    let secondsOfWork: Double
  }

  /// Where the learner works at the moment.
  struct Place: Sendable {
    let workspace: URL
    let practice: Practice
    /// The first case that did not hold in the last check; nil when it passed, or when none was made.
    let failing: String?
    let isPassed: Bool
    let lastAttempt: Date?
  }

  let stations: [Station]
  /// Katas that no lesson names.
  let others: [Exercise]
  let place: Place?

  var exercises: [Exercise] { stations.flatMap(\.exercises) + others }

  var lessonsRead: Int { stations.count { $0.reading == .finished } }

  var exercisesPassed: Int { exercises.count { $0.passed != nil } }

  /// The exercise that somebody works on in the current place.
  var current: Exercise? {
    place.flatMap { place in exercises.first { $0.practice == place.practice } }
  }
}
