import Foundation
import KataCore
import KataText

/// What is said after a pass: whether it earned a star, and what comes next, by name.
struct PassText: Sendable {
  let course: Course
  let workspace: Workspace
  let context: Context

  var text: String {
    let star = hasStar ? context.words.earnedStar : ""
    return star + reviews + context.words.nextAfterPass(context.nextClause(in: course))
  }

  /// What is left to review, where a mistake was found.
  private var reviews: String {
    guard workspace.review != nil, let exercise else { return "" }
    let left = exercise.reviews.count - exercise.reviewsPassed
    let practice = exercise.practice
    return left == 0
      ? ""
      : context.words.reviewsLeft(
        left, review: context.typed("review \(practice.kata) \(practice.pattern)"))
  }

  private var exercise: Course.Exercise? {
    course.exercises.first {
      $0.practice == Practice(kata: workspace.kata, pattern: workspace.pattern)
    }
  }

  private var hasStar: Bool {
    guard let review = workspace.review else { return exercise?.hasStar ?? false }
    return exercise?.reviews.first { $0.mistake.reviewID == review }?.hasStar ?? false
  }
}
