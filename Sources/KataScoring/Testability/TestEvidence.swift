import KataCore

/// The mutants with the fates that count, and the tests that count.
struct TestEvidence: Sendable {
  let mutants: [Mutant]
  /// The ids of tests that pass and load no view.
  let counted: Set<String>

  init(run: RunEvidence, mutants: [Mutant], ownTests: OwnTests?, evidence: Scoring.Evidence) {
    switch evidence {
    case .suites: (self.mutants, counted) = (mutants, run.countedCases)
    case .ownTests:
      self.mutants = ownTests?.mutants ?? mutants
      counted = Set((ownTests?.tests ?? []).filter { $0.isPassed && !$0.loadsView }.map(\.name))
    }
  }
}
