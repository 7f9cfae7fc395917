package import KataCore

/// The three scores with their evidence: the part `scores` of a result document and of `kata/score/v1`.
package struct ScoreDocument: Codable, Hashable, Sendable {
  package let distribution: ScoreEntry
  package let testability: ScoreEntry
  package let easeOfUse: ScoreEntry
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
    case easeOfUse = "ease_of_use"
    case uikitFreeShare = "uikit_free_share"
    case mutantTally = "mutant_tally"
    case ownTests = "own_tests"
  }

  /// Makes the document; `last` holds the values of the attempt before this one.
  package init(_ scores: Scores, since last: [Score.Feature: ScoreValue] = [:]) {
    distribution = ScoreEntry(scores.distribution, since: last[.distribution])
    testability = ScoreEntry(scores.testability, since: last[.testability])
    easeOfUse = ScoreEntry(scores.easeOfUse, since: last[.easeOfUse])
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
