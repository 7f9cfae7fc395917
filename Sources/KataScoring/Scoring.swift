package import KataCore

/// Makes the three scores of a solution from its facts and from what its runs have shown.
package struct Scoring: Sendable {
  /// Whose tests count for testability.
  package enum Evidence: Sendable {
    case suites, ownTests
  }

  private let facts: ProgramFacts
  private let pattern: String?
  private let lesson: String?
  private let starterTokens: Int?
  private let anchors: ScoreAnchors?
  private let evidence: Evidence
  private let finished: Set<RelativePath>

  /// - Parameters:
  ///   - lesson: The id of the lesson that teaches the pattern, where that is another word than the pattern's id.
  ///   - finished: The files that a solution keeps as the starter has them, of which nothing is to be said.
  package init(
    facts: ProgramFacts, pattern: String?, lesson: String? = nil, starterTokens: Int?,
    anchors: ScoreAnchors?, evidence: Evidence = .suites, finished: Set<RelativePath> = []
  ) {
    self.facts = facts
    (self.pattern, self.lesson) = (pattern, lesson)
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
    let design = Design(facts, duties: duties, pattern: pattern, lesson: lesson)
    let logic = Logic(design)
    let changes = LogicChanges(design, logic, run, traces.mutants)
    let isOwn = evidence == .ownTests
    let ownTests = ownTests.map {
      OwnTests(
        tests: $0.tests, problems: $0.problems,
        mutants: isOwn ? changes.toTest(of: $0.mutants) : changes.all(of: $0.mutants))
    }
    let killed = killed(run, traces.mutants, logic, ownTests)
    let ease = EaseOfUse(design, behaviours: run.behaviours, starterTokens: starterTokens)
    let context = FindingContext(
      design, anchors: anchors, traces: traces, mutants: changes.toTest(of: traces.mutants),
      killed: killed,
      ownTests: ownTests, evidence: evidence, hints: hints)
    let findings = FindingOrder.scored.flatMap { $0.findings(in: context) }.filter(isOpen)
    let reading = StaticReading(design, anchors: anchors, findings: findings)
    let testability =
      isOwn
      ? Score.testability(noticed: killed, anchors: anchors)
      : Score.testability(
        killed: killed, effects: reading.effects, free: logic.uikitFreeShare, anchors: anchors)
    let features: [Score.Feature: Score] = [
      .distribution: reading.distribution, .testability: testability,
      .easeOfUse: ease.score(anchors),
    ]
    return Scores(
      features: run.isWhole && hasRun ? features : [:], reading: reading,
      mutants: isOwn ? changes.toTest(of: traces.mutants) : changes.all(of: traces.mutants),
      ownTests: ownTests, countsOwnTests: isOwn, findings: findings)
  }

  /// The share of changes to the logic that the tests which count notice; nil where there is no logic.
  private func killed(
    _ run: RunEvidence, _ mutants: [Mutant], _ logic: Logic, _ ownTests: OwnTests?
  ) -> Double? {
    switch evidence {
    case .ownTests: ownTests.flatMap { NoticedChanges($0.mutants).share } ?? 0
    case .suites:
      KillRate(
        behaviours: run.behaviours, mutants: mutants, atoms: run.atomOfMutant,
        isLogic: logic.isLogic, counted: run.countedCases
      ).value
    }
  }

  /// Whether a finding is about a file that the learner may change.
  private func isOpen(_ finding: DesignFinding) -> Bool {
    finding.locations.isEmpty || !finding.locations.allSatisfy { finished.contains($0.path) }
  }
}
