import Foundation
import KataCore
import KataReporting

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
    /// The short katas that belong to the lesson, in the order in which they are offered.
    let drills: [Exercise]
    let exercises: [Exercise]

    /// Says whether nothing is left to read or answer.
    var isDone: Bool { reading == .finished && answered >= questions }

    /// What a list shows: a lesson counts as read once its questions are answered.
    var standing: Reading { isDone ? .finished : reading == .unread ? .unread : .begun }
  }

  /// A kata or drill in one pattern with what was reached in it.
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
    /// How long a drill takes; nil for a kata.
    let drillMinutes: Int?
    /// What can be reviewed of it.
    let reviews: [Review]
    /// The pattern's place among those of its kata, the easiest of which is 0.
    var rank = 0
    /// Whether no check has reached what the kata asks of the scores.
    var missesThreshold = false

    /// Whether it was passed, with the scores that it asks for, without a hint and before its solution was seen.
    var hasStar: Bool { passed != nil && !missesThreshold && hints == 0 && !gaveUp }

    /// The reviews that were passed.
    var reviewsPassed: Int { reviews.count { $0.isPassed } }
  }

  /// A reference with one mistake in it, with what was reached in finding that.
  struct Review: Sendable {
    let mistake: Mistake
    /// When it was passed first.
    let passed: Date?
    let hasStar: Bool
    let workspace: String?

    var isPassed: Bool { passed != nil }
  }

  /// Where the learner works at the moment.
  struct Place: Sendable {
    let workspace: URL
    let practice: Practice
    /// The first case that did not hold in the last check of the files as they are now, or else in the last check of
    /// all; nil when it passed, or when none was made.
    let failing: String?
    let isPassed: Bool
    let lastAttempt: Date?
    let isReview: Bool
    /// The change request that is to be made; nil when none is left.
    let change: OpenChange?
    /// What the kata asks of the scores and the last scored check in this place did not reach.
    var missing: ScoreThreshold?
    /// What would improve the design of the files that were checked last most; nil where they were not scored.
    var advice: String?
  }

  /// A change request that does not hold yet.
  struct OpenChange: Sendable {
    let title: String
    /// Whether it was taken on already.
    let isBegun: Bool
  }

  let stations: [Station]
  /// Katas that no lesson names.
  let others: [Exercise]
  let place: Place?

  var exercises: [Exercise] { stations.flatMap { $0.drills + $0.exercises } + others }

  /// The katas in their patterns, without the drills.
  var katas: [Exercise] { exercises.filter { $0.drillMinutes == nil } }

  var drills: [Exercise] { exercises.filter { $0.drillMinutes != nil } }

  var lessonsRead: Int { stations.count(where: \.isDone) }

  /// The exercises and reviews that were passed without help.
  var stars: Int {
    exercises.count(where: \.hasStar) + exercises.flatMap(\.reviews).count(where: \.hasStar)
  }

  /// The easiest pattern of the same kata that has not passed, unless this one was begun.
  func easiest(inPlaceOf exercise: Exercise) -> Exercise {
    guard exercise.drillMinutes == nil, exercise.attempts == 0 else { return exercise }
    let open = katas.filter { $0.practice.kata == exercise.practice.kata && $0.passed == nil }
    return open.min { $0.rank < $1.rank } ?? exercise
  }

  /// The exercise that somebody works on in the current place.
  var current: Exercise? {
    place.flatMap { place in exercises.first { $0.practice == place.practice } }
  }
}
