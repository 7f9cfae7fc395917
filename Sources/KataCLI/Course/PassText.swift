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
    return star + context.words.nextAfterPass(context.nextClause(in: course))
  }

  private var hasStar: Bool {
    let exercise = course.exercises.first {
      $0.practice == Practice(kata: workspace.kata, pattern: workspace.pattern)
    }
    guard let review = workspace.review else { return exercise?.hasStar ?? false }
    return exercise?.reviews.first { $0.mistake.reviewID == review }?.hasStar ?? false
  }
}
