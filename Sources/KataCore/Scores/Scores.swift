/// The three scores of one solution, never added up, with their evidence.
package struct Scores: Codable, Hashable, Sendable {
  package let distribution: Score
  package let testability: Score
  package let easeOfUse: Score
  /// What was read of the design, over the lines that the behaviour suite runs.
  package let reading: StaticReading
  package let mutants: [Mutant]
  /// What the learner's own tests did; nil when there are none.
  package let ownTests: OwnTests?
  /// The most important first; `reading.findings` are among them.
  package let findings: [DesignFinding]

  package init(
    distribution: Score, testability: Score, easeOfUse: Score, reading: StaticReading,
    mutants: [Mutant],
    ownTests: OwnTests?, findings: [DesignFinding]
  ) {
    self.distribution = distribution
    self.testability = testability
    self.easeOfUse = easeOfUse
    self.reading = reading
    self.mutants = mutants
    self.ownTests = ownTests
    self.findings = findings
  }

  package subscript(feature: Score.Feature) -> Score {
    switch feature {
    case .distribution: distribution
    case .testability: testability
    case .easeOfUse: easeOfUse
    }
  }
}
