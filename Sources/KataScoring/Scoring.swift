package import KataCore

/// Makes the three scores of a solution from its facts and from what its runs have shown.
package struct Scoring: Sendable {
  private let facts: ProgramFacts
  private let reader: DesignReader
  private let starterTokens: Int?
  private let anchors: ScoreAnchors?
  private let evidence: Evidence

  /// Whose tests count for testability.
  package enum Evidence: Sendable {
    case suites, ownTests
  }

  /// Makes a scoring that tells what each atom does by the rules in force.
  package init(
    facts: ProgramFacts, services: [String: Responsibility], pattern: String?,
    starterTokens: Int?, anchors: ScoreAnchors?, evidence: Evidence = .suites
  ) {
    self.init(
      facts: facts, reader: DesignReader(facts, services: services, pattern: pattern),
      starterTokens: starterTokens, anchors: anchors, evidence: evidence)
  }

  init(
    facts: ProgramFacts, reader: DesignReader, starterTokens: Int?, anchors: ScoreAnchors?,
    evidence: Evidence = .suites
  ) {
    self.facts = facts
    self.reader = reader
    self.starterTokens = starterTokens
    self.anchors = anchors
    self.evidence = evidence
  }

  /// The lines of a file, by where they begin in UTF-8 bytes, whose mutants may count; others need not be tried.
  package var mutable: [RelativePath: Set<Int>] {
    reader.candidates.reduce(into: [:]) { $0[$1.location.path, default: []].insert($1.offset) }
  }

  /// - Parameter hints: What to try first for a case that fails, by its id.
  package func scores(
    instrumentation: Instrumentation, traces: RunTraces, ownTests: OwnTests?,
    hints: [String: String] = [:]
  ) -> Scores {
    let run = RunEvidence(
      facts, instrumentation, traces, responsibilities: reader.responsibilities)
    // Where nothing could be run, all that anybody may call is read instead.
    let hasRun = traces.problem == nil
    let design = reader.design(executed: hasRun ? run.executed : nil)
    let reading = reader.reading(of: design, anchors: anchors)
    let logic = Logic(design)
    let (mutants, counted) = witnesses(run, traces, ownTests)
    let kills = KillRate(
      behaviours: run.behaviours, mutants: mutants, atoms: run.atomOfMutant,
      isLogic: logic.isLogic, counted: counted)
    let effects = reader.effects(of: design, substituted: hasRun ? run.reached : nil)
    let tests = Testability(killed: kills.value, effects: effects, free: reading.uikitFreeShare)
    let ease = EaseOfUse(design, behaviours: run.behaviours, starterTokens: starterTokens)
    let survivors = TestabilityFindings(design: design, logic: logic, effects: reading.effects)
      .survivors(
        mutants, atoms: run.atomOfMutant, counted: counted, areOwn: evidence == .ownTests)
    let shown = LogicMutants(logic, run)
    let broken = BrokenBehaviour(design: design, traces: traces, behaviours: run.behaviours)
    let red = RedCases(design: design, traces: traces, hints: hints)
    return Scores(
      distribution: reading.distribution,
      testability: .anchored(.testability, raw: tests.raw, parts: tests.parts, anchors: anchors),
      easeOfUse: .anchored(.easeOfUse, raw: ease.raw, parts: ease.parts, anchors: anchors),
      reading: reading, mutants: shown.among(traces.mutants), ownTests: ownTests.map(shown.among),
      findings: broken.leading(
        red.leading(
          findings(design, reading, survivors, ease, kills, ownTests.map(shown.among)))))
  }

  /// The mutants with the fates that count, and the tests that count.
  private func witnesses(
    _ run: RunEvidence, _ traces: RunTraces, _ ownTests: OwnTests?
  ) -> ([Mutant], Set<String>) {
    switch evidence {
    case .suites: (traces.mutants, run.countedCases)
    case .ownTests:
      (
        ownTests?.mutants ?? traces.mutants,
        Set((ownTests?.tests ?? []).filter { $0.isPassed && !$0.loadsView }.map(\.name))
      )
    }
  }

  private func findings(
    _ design: Design, _ reading: StaticReading, _ survivors: [DesignFinding], _ ease: EaseOfUse,
    _ kills: KillRate, _ ownTests: OwnTests?
  ) -> [DesignFinding] {
    let found = reading.findings
    func those(_ rules: DesignFinding.Rule...) -> [DesignFinding] {
      found.filter { rules.contains($0.rule) }
    }
    let tests = TestabilityFindings(design: design, logic: Logic(design), effects: reading.effects)
    let more = EaseFindings(design: design, ease: ease)
    let isWellTested = (kills.value ?? 0) >= 0.8
    let praise =
      those(.clearRoles)
      + (isWellTested
        ? [DesignFinding(.wellTested, .praise, amount: kills.value.map(Score.rounded))] : [])
      // That it is small is no merit of what is still to be done.
      + (those(.misplacedDuty, .wrongWayReference).isEmpty ? more.lean : [])
    let unseen = (survivors + those(.uninterceptableEffect, .logicBesideUIKit))
      .sorted(by: DesignFinding.comesBefore)
    // Where own tests are the evidence, tests that assert nothing are why mutants survive.
    let idle = tests.idle(ownTests)
    let references = those(
      .wrongWayReference, .strongRing, .missingSeam, .broadcast, .unaskedPart, .repeatedStart)
    let moves = those(.misplacedDuty)
    // What there is to do about a massive controller, its moves say one by one.
    let massive = those(.massiveController).filter { one in
      !moves.contains { $0.type == one.type }
    }
    return NextSteps(design).ordered(
      duties: those(.misplacedDuty, .borrowedType, .piledWork, .repeatedRule),
      references: references.filter { !$0.asksBelow },
      tests: evidence == .ownTests ? idle + unseen : unseen + idle,
      rest: references.filter(\.asksBelow)
        + massive + PassThroughs(design: design, roles: tests.roles).findings
        + more.unused(beside: moves)
        + those(.scattered, .manyJobs) + more.ceremony + those(.tangledFunction) + more.growth,
      praise: praise)
  }
}
