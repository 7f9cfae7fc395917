package import KataCore

/// The three scores with their evidence: the part `scores` of a result document and of `kata/score/v1`.
package struct ScoreDocument: Codable, Hashable, Sendable {
  /// Whether the scores wait for the behaviour; then the three are left out.
  package let isWaiting: Bool
  package let distribution: ScoreEntry?
  package let testability: ScoreEntry?
  package let easeOfUse: ScoreEntry?
  /// The share of logic in files that need no UIKit; nil without any logic.
  package let uikitFreeShare: Double?
  package let types: [TypeEntry]
  package let references: [ReferenceEntry]
  package let effects: [EffectEntry]
  package let mutantTally: MutantTally
  package let mutants: [MutantEntry]
  /// nil when the learner has written no tests.
  package let ownTests: OwnTestsEntry?
  package let findings: [DesignFindingEntry]

  package enum CodingKeys: String, CodingKey {
    case distribution, testability, types, references, effects, mutants, findings
    case isWaiting = "waiting"
    case easeOfUse = "ease_of_use"
    case uikitFreeShare = "uikit_free_share"
    case mutantTally = "mutant_tally"
    case ownTests = "own_tests"
  }

  /// Makes the document; `last` holds the values of the attempt before this one.
  package init(_ scores: Scores, since last: [Score.Feature: ScoreValue] = [:]) {
    let entry = { (feature: Score.Feature) in
      scores[feature].map { ScoreEntry($0, since: last[feature]) }
    }
    isWaiting = scores.isWaiting
    (distribution, testability, easeOfUse) = (
      entry(.distribution), entry(.testability), entry(.easeOfUse)
    )
    uikitFreeShare = scores.reading.uikitFreeShare?.rounded(places: 4)
    types = scores.reading.types.map(TypeEntry.init)
    references = scores.reading.edges.map(ReferenceEntry.init)
    effects = scores.reading.effects.map(EffectEntry.init)
    mutantTally = MutantTally(scores.mutants)
    mutants = scores.mutants.map { MutantEntry($0, own: scores.own($0)) }
    ownTests = scores.ownTests.map(OwnTestsEntry.init)
    findings = scores.findings.map(DesignFindingEntry.init)
  }
}
