import Foundation
import KataCore
import KataRecords

/// What the records know of one kata in one pattern.
struct ExerciseReading {
  let kata: Kata
  let pattern: Pattern
  let summary: ProgressSummary?
  /// Where the learner works.
  let place: Course.Place?

  func exercise(in language: Language) -> Course.Exercise {
    let practice = Practice(kata: kata.id, pattern: pattern.id)
    let known = known(pattern.id)
    let here = place.flatMap { place in
      place.practice == practice && !place.isReview ? place.workspace.path : nil
    }
    return Course.Exercise(
      practice: practice, title: kata.title(in: language), patternTitle: pattern.localizedTitle,
      attempts: known?.attempts ?? 0, bestScore: known?.bestScore ?? 0,
      maxScore: known?.maxScore ?? 0, passed: known?.firstPassed, hints: known?.hints ?? 0,
      gaveUp: known?.gaveUp ?? false, workspace: here ?? known?.lastWorkspace,
      lastAttempt: known?.lastAttempt, secondsOfWork: known?.seconds ?? 0,
      drillMinutes: kata.drill?.minutes,
      reviews: kata.mistakes.filter { $0.pattern == pattern.id }.map(review),
      rank: kata.patterns.firstIndex(of: pattern) ?? 0)
  }

  private func review(of mistake: Mistake) -> Course.Review {
    let known = known(Workspace.exercise(pattern.id, review: mistake.reviewID))
    let passed = known?.firstPassed
    return Course.Review(
      mistake: mistake, passed: passed,
      hasStar: passed != nil && known?.hints == 0 && known?.gaveUp == false,
      workspace: known?.lastWorkspace)
  }

  private func known(_ pattern: String) -> ProgressSummary.Exercise? {
    summary?.exercises.first { $0.kata == kata.id && $0.pattern == pattern }
  }
}
