import Foundation
import KataCore
import KataRecords
import KataReporting

extension ScoreRecord {
  /// What the records keep of scores; nil while these wait for the behaviour.
  init?(_ scores: Scores, attempt: UUID) {
    let values = scores.features.mapValues { Value(raw: $0.raw, anchored: $0.anchored) }
    guard let distribution = values[.distribution], let testability = values[.testability],
      let easeOfUse = values[.easeOfUse]
    else { return nil }
    let finding = scores.findingWorthMost
    self.init(
      attempt: attempt, distribution: distribution, testability: testability, easeOfUse: easeOfUse,
      advice: finding.map { [$0.summary, $0.step].compactMap(\.self).joined(separator: "\n") })
  }

  /// The same as a report takes them.
  var values: [Score.Feature: ScoreValue] {
    Dictionary(
      uniqueKeysWithValues: Score.Feature.allCases.map { feature in
        (feature, ScoreValue(raw: self[feature].raw, anchored: self[feature].anchored))
      })
  }
}
