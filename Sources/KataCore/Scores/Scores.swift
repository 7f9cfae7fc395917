/// The three scores of one solution, never added up, with their evidence.
package struct Scores: Codable, Hashable, Sendable {
  /// By feature; empty while the behaviour is not whole, since the screen has to work first.
  package let features: [Score.Feature: Score]
  /// What was read of the design, over the lines that the behaviour suite runs.
  package let reading: StaticReading
  package let mutants: [Mutant]
  /// What the learner's own tests did; nil when there are none.
  package let ownTests: OwnTests?
  /// Whether the learner's own tests are the evidence of testability, in place of the suites.
  package let countsOwnTests: Bool
  /// The most important first.
  package let findings: [DesignFinding]

  package init(
    features: [Score.Feature: Score], reading: StaticReading, mutants: [Mutant],
    ownTests: OwnTests?, countsOwnTests: Bool = false, findings: [DesignFinding]
  ) {
    self.features = features
    self.reading = reading
    self.mutants = mutants
    self.ownTests = ownTests
    self.countsOwnTests = countsOwnTests
    self.findings = findings
  }

  package subscript(feature: Score.Feature) -> Score? { features[feature] }

  /// The finding whose step gains most, the more important of two that gain the same; nil where there is only praise.
  package var findingWorthMost: DesignFinding? {
    findings.filter { $0.level != .praise }.max { ($0.gain ?? 0) < ($1.gain ?? 0) }
  }

  /// Whether the scores wait for the behaviour.
  package var isWaiting: Bool { features.isEmpty }
}
