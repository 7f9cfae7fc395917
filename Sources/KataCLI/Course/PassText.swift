import Foundation
import KataCore
import KataText

/// What is said after a pass: whether it earned a star, and what comes next, by name.
struct PassText: Sendable {
  let course: Course
  let workspace: Workspace
  /// When the check began that passed.
  let started: Date
  let context: Context

  var text: String {
    star + reviews + context.words.nextAfterPass(context.nextClause(in: course))
  }

  /// Help counts up to the first pass, so what was earned then may not be said of a later one.
  private var star: String {
    guard let first = firstPassWithStar else { return "" }
    // Records keep moments to the millisecond.
    return abs(first.timeIntervalSince(started)) < 0.001
      ? context.words.earnedStar : context.words.keptStar
  }

  private var firstPassWithStar: Date? {
    guard let id = workspace.review else {
      return exercise?.hasStar == true ? exercise?.passed : nil
    }
    let review = exercise?.reviews.first { $0.mistake.reviewID == id }
    return review?.hasStar == true ? review?.passed : nil
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
}
