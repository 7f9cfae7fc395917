package import KataCore

/// Makes the three scores of a solution from its facts and from what its runs have shown.
package struct Scoring: Sendable {
  /// Whose tests count for testability.
  package enum Evidence: Sendable {
    case suites, ownTests
  }

  private let facts: ProgramFacts
  private let pattern: String?
  private let starterTokens: Int?
  private let anchors: ScoreAnchors?
  private let evidence: Evidence
  private let finished: Set<RelativePath>

  /// - Parameter finished: The files that a solution keeps as the starter has them, of which nothing is to be said.
  package init(
    facts: ProgramFacts, pattern: String?, starterTokens: Int?, anchors: ScoreAnchors?,
    evidence: Evidence = .suites, finished: Set<RelativePath> = []
  ) {
    self.facts = facts
    self.pattern = pattern
    self.starterTokens = starterTokens
    self.anchors = anchors
    self.evidence = evidence
    self.finished = finished
  }

  /// The lines of a file, by where they begin in UTF-8 bytes, whose mutants may tell something.
  ///
  /// A line that only styles views or creates objects is left out, since no behaviour looks at these.
  package var mutable: [RelativePath: Set<Int>] {
    facts.atoms.filter { $0.duties.isEmpty || !$0.duties.isSubset(of: [.layout, .wiring]) }
      .reduce(into: [:]) { $0[$1.location.path, default: []].insert($1.offset) }
  }

  /// Scores the solution, or waits with the scores while its behaviour is not whole.
  ///
  /// - Parameter hints: What to try first for a case that fails, by its id.
  package func scores(
    instrumentation: Instrumentation, traces: RunTraces, ownTests: OwnTests?,
    hints: [String: String] = [:]
  ) -> Scores {
    let run = RunEvidence(facts, instrumentation, traces)
    let hasRun = traces.problem == nil
    let duties = hasRun ? ObservedDuties(facts, run, traces).duties : nil
    let design = Design(facts, duties: duties, pattern: pattern)
    let logic = Logic(design)
    let mutants = logicMutants(traces.mutants, run, logic)
    let tests = TestEvidence(
      run: run, mutants: traces.mutants, ownTests: ownTests, evidence: evidence)
    let killed = KillRate(
      behaviours: run.behaviours, mutants: tests.mutants, atoms: run.atomOfMutant,
      isLogic: logic.isLogic, counted: tests.counted
    ).value
    let ease = EaseOfUse(design, behaviours: run.behaviours, starterTokens: starterTokens)
    let context = FindingContext(
      design, anchors: anchors, traces: traces,
      mutants: logicMutants(tests.mutants, run, logic), killed: killed,
      ownTests: ownTests, evidence: evidence, hints: hints)
    let findings = FindingOrder.scored.flatMap { $0.findings(in: context) }.filter(isOpen)
    let reading = StaticReading(design, anchors: anchors, findings: findings)
    let testability = Score.testability(
      killed: killed, effects: reading.effects, free: logic.uikitFreeShare, anchors: anchors)
    let features: [Score.Feature: Score] = [
      .distribution: reading.distribution, .testability: testability,
      .easeOfUse: ease.score(anchors),
    ]
    return Scores(
      features: run.isWhole && hasRun ? features : [:], reading: reading, mutants: mutants,
      ownTests: ownTests, findings: findings)
  }

  /// Whether a finding is about a file that the learner may change.
  private func isOpen(_ finding: DesignFinding) -> Bool {
    finding.locations.isEmpty || !finding.locations.allSatisfy { finished.contains($0.path) }
  }

  /// The mutants that testability is about: those of logic.
  private func logicMutants(_ mutants: [Mutant], _ run: RunEvidence, _ logic: Logic) -> [Mutant] {
    zip(mutants, run.atomOfMutant).filter { $0.1.map { logic.isLogic[$0] } ?? false }.map(\.0)
  }
}
