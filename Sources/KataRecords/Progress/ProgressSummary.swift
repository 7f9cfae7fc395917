package import Foundation

/// Everything that was reached so far, added up.
package struct ProgressSummary: Hashable, Sendable {
  /// A kata in one pattern that something was done about.
  package struct Exercise: Decodable, Hashable, Sendable {
    package let kata: String
    package let pattern: String
    package let attempts: Int
    /// The score of the best attempt, and how much it could have been then.
    package let bestScore: Int
    package let maxScore: Int
    package let firstPassed: Date?
    package let lastAttempt: Date?
    /// The path of the workspace of the last attempt.
    package let lastWorkspace: String?
    /// How long all attempts took together.
    package let seconds: Double
    /// How many different hints were shown before the first pass.
    package let hints: Int
    /// Says whether the reference was asked for before the first pass, in whatever folder.
    package let gaveUp: Bool

    private enum CodingKeys: String, CodingKey {
      case kata, pattern, attempts
      case bestScore = "best_score"
      case maxScore = "max_score"
      case firstPassed = "first_passed"
      case lastAttempt = "last_attempt"
      case lastWorkspace = "last_workspace"
      case seconds, hints
      case gaveUp = "gave_up"
    }
  }

  /// A lesson that was opened, or of which something was answered.
  package struct Lesson: Hashable, Sendable {
    package let lesson: String
    package let reading: LessonReading?
    /// The ids of the checkpoints that were answered, in alphabetical order.
    package let answered: [String]
    /// Those of them whose last answer was right.
    package let right: [String]
  }

  /// By kata, then pattern.
  package let exercises: [Exercise]
  /// By id.
  package let lessons: [Lesson]
}
