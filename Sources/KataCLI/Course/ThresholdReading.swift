import Foundation
import KataCore
import KataRecords
import KataReporting

/// What the records know of the scores that a kata asks for.
struct ThresholdReading {
  let kata: Kata
  let pattern: String
  let context: Context

  /// What the newest scored check in a workspace did not reach; nil when nothing is left to reach.
  func missing(in workspace: URL) -> ScoreThreshold? {
    guard !kata.thresholds.isEmpty else { return nil }
    let scores = context.records.read {
      try $0.lastScores(workspace: workspace.path, kata: kata.id, pattern: pattern)
    }
    return missing(from: scores ?? nil)
  }

  /// Whether any check in this pattern that passed has reached it all.
  var isReached: Bool {
    guard !kata.thresholds.isEmpty else { return true }
    let scored = context.records.read { try $0.scoredAttempts(kata: kata.id, pattern: pattern) }
    return scored?.contains { $0.attempt.isPassed && missing(from: $0.scores) == nil } ?? false
  }

  private func missing(from scores: ScoreRecord?) -> ScoreThreshold? {
    Score.Feature.allCases.compactMap { feature in
      kata.thresholds[feature].map { minimum in
        ScoreThreshold(
          feature: feature, minimum: minimum, value: scores?[feature].anchored,
          isForOwnTests: feature == .testability && kata.depth == .ownTests)
      }
    }
    .first { !$0.isMet }
  }
}
