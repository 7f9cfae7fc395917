package import KataCore

/// Reads what can be said of a design without building it: types with their duties and roles, references,
/// effects, distribution.
package struct DesignReader: Sendable {
  private let index: ProgramIndex
  private let groundwork: Groundwork
  private var facts: ProgramFacts { index.facts }
  let responsibilities: [Duties]
  private let services: [String: Responsibility]
  private let pattern: String?

  /// Makes a reader that tells what each atom does by the rules in force.
  package init(
    _ facts: ProgramFacts, services: [String: Responsibility] = [:], pattern: String? = nil
  ) {
    let index = ProgramIndex(facts)
    // Neither asks the other anything, and together they are what takes longest.
    let (groundwork, rules) = SideBySide.both(
      { Groundwork(index, KnownEffects(services: services)) },
      { ResponsibilityRules(index, services: services) })
    self.init(
      index, groundwork, responsibilities: rules.found, services: services, pattern: pattern)
  }

  /// Makes a reader that is told what each atom does, by the atom's index.
  package init(
    _ facts: ProgramFacts, responsibilities: [Duties],
    services: [String: Responsibility] = [:], pattern: String? = nil
  ) {
    let index = ProgramIndex(facts)
    self.init(
      index, Groundwork(index, KnownEffects(services: services)),
      responsibilities: responsibilities, services: services,
      pattern: pattern)
  }

  private init(
    _ index: ProgramIndex, _ groundwork: Groundwork, responsibilities: [Duties],
    services: [String: Responsibility], pattern: String?
  ) {
    (self.index, self.groundwork) = (index, groundwork)
    self.responsibilities = responsibilities
    self.services = services
    self.pattern = pattern
  }

  /// The atoms whose mutants have something to tell, before it is known which of them run.
  ///
  /// Those of logic may count; all others show by their absence what is done for nothing. Behaviours tell that of
  /// everything but views that look different and objects that are made, unless the program's own code is called.
  var candidates: [Atom] {
    let own = Set(facts.functions.map(\.name)).union(facts.types.map(\.name))
    return zip(facts.atoms, responsibilities).compactMap { atom, duties in
      let callsOwn = atom.uses.contains {
        ($0.kind == .call || $0.kind == .make) && own.contains($0.name)
      }
      return duties.isSubset(of: [.layout, .wiring]) && !callsOwn ? nil : atom
    }
  }

  /// Reads the atoms that a run has executed, or with nil all that anybody may call.
  package func reading(
    executed: Set<Int>? = nil, anchors: ScoreAnchors? = nil
  ) -> StaticReading {
    reading(of: design(executed: executed), anchors: anchors)
  }

  func design(executed: Set<Int>?) -> Design {
    Design(
      index, groundwork, responsibilities: responsibilities, executed: executed, pattern: pattern)
  }

  /// The effects with whether a test can intercept them, or with a run's atoms whether one does.
  ///
  /// - Parameter substituted: the atoms that tests without a view have run; nil when nothing was run.
  func effects(of design: Design, substituted: Set<Int>? = nil) -> [Effect] {
    EffectReader(
      design: design, known: KnownEffects(services: services), substituted: substituted
    ).effects
  }

  func reading(of design: Design, anchors: ScoreAnchors?) -> StaticReading {
    let distribution = design.distribution()
    let tests = TestReading(design, effects: effects(of: design))
    let spread = SpreadReading(design, anchors: anchors, services: Set(services.keys))
    let good = facts.files.filter { $0.problem == nil }
    return StaticReading(
      files: good.count, lines: good.map(\.lines).reduce(0, +),
      skipped: facts.files.flatMap(Self.skipped),
      types: spread.types, edges: design.edges, effects: tests.effects,
      distribution: .anchored(
        .distribution, raw: distribution.raw, parts: distribution.parts, anchors: anchors),
      uikitFreeShare: tests.uikitFreeShare,
      findings: findings(design, distribution, spread, tests))
  }

  private static func skipped(_ file: FileFacts) -> [StaticReading.Skipped] {
    if let problem = file.problem { return [.init(path: file.path, location: problem)] }
    return file.leftOut.map { .init(path: file.path, location: $0, reason: .statement) }
  }

  private func findings(
    _ design: Design, _ distribution: Distribution, _ spread: SpreadReading, _ tests: TestReading
  ) -> [DesignFinding] {
    let isClear =
      distribution.separation.value >= 0.2 && spread.misplaced.isEmpty && spread.wrongWay.isEmpty
    let praise = DesignFinding(.clearRoles, .praise, amount: Score.rounded(distribution.allowed))
    return spread.massive
      + NextSteps(design).ordered(
        duties: spread.misplaced, references: spread.wrongWay + tests.missingSeam,
        tests: tests.untested,
        rest: spread.settling + spread.sizes + EaseFindings(design: design, ease: nil).tangled,
        praise: isClear ? [praise] : [])
  }
}
