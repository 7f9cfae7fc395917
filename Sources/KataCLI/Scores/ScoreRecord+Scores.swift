import Foundation
import KataCore
import KataRecords
import KataReporting

extension ScoreRecord {
  /// What the records keep of scores.
  init(_ scores: Scores, attempt: UUID) {
    let value = { (feature: Score.Feature) in
      Value(raw: scores[feature].raw, anchored: scores[feature].anchored)
    }
    self.init(
      attempt: attempt, distribution: value(.distribution), testability: value(.testability),
      easeOfUse: value(.easeOfUse))
  }

  /// The same as a report takes them.
  var values: [Score.Feature: ScoreValue] {
    Dictionary(
      uniqueKeysWithValues: Score.Feature.allCases.map { feature in
        (feature, ScoreValue(raw: self[feature].raw, anchored: self[feature].anchored))
      })
  }
}
