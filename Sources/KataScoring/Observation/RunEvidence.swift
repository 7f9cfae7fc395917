import KataCore

/// What the runs tell of atoms: which run in behaviours, what they do, and which tests without a view reach.
struct RunEvidence: Sendable {
  /// The atoms that each behaviour case runs, in the order of the cases.
  let behaviours: [Set<Int>]
  /// The atoms that tests which load no view and pass have run.
  let reached: Set<Int>
  /// The ids of those tests.
  let countedCases: Set<String>
  /// The atom of each mutant, if one.
  let atomOfMutant: [Int?]
  /// Whether every behaviour case passes.
  let isWhole: Bool
  /// The effects that each atom was seen to cause.
  let effects: [Int: Set<ObservedEffect.Kind>]

  init(_ facts: ProgramFacts, _ instrumentation: Instrumentation, _ traces: RunTraces) {
    let finder = AtomFinder(facts)
    let atomOfProbe = instrumentation.probes.map { finder.atom(at: $0.offset, in: $0.path) }
    func atom(_ probe: Int) -> Int? {
      atomOfProbe.indices.contains(probe) ? atomOfProbe[probe] : nil
    }
    func atoms(_ probes: Set<Int>) -> Set<Int> { Set(probes.compactMap(atom)) }
    behaviours = traces.cases.filter { $0.group.isAboutTheScreen }.map { atoms($0.probes) }
    isWhole = traces.cases.allSatisfy { $0.group != .behaviour || $0.isPassed }
    let counted = traces.cases.filter { !$0.loadsView && $0.isPassed && $0.group != .lifetime }
    countedCases = Set(counted.map(\.id))
    reached = counted.reduce(into: []) { $0.formUnion(atoms($1.probes)) }
    atomOfMutant = instrumentation.mutants.map { finder.atom(at: $0.offset, in: $0.location.path) }
    effects = traces.effects.reduce(into: [:]) { effects, seen in
      if let atom = atom(seen.probe) { effects[atom, default: []].insert(seen.kind) }
    }
  }

  /// The atoms that any behaviour runs.
  var executed: Set<Int> { behaviours.reduce(into: []) { $0.formUnion($1) } }
}
