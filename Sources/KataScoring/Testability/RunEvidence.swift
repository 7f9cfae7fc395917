import KataCore

/// What the runs tell of atoms: which the behaviour suite executes, which tests without a view reach, and where
/// mutants sit.
struct RunEvidence: Sendable {
  /// The atoms that each behaviour case runs, in the order of the cases.
  let behaviours: [Set<Int>]
  /// The atoms that any of them runs and whose work makes a difference to it.
  ///
  /// Where no change to a line is noticed by any behaviour, the line runs for nothing. So does all that runs only
  /// because of a call which no behaviour misses, and a function in which several changes are tried in vain.
  let executed: Set<Int>
  /// The atoms that run in tests which load no view and pass.
  let reached: Set<Int>
  /// The ids of those tests.
  let countedCases: Set<String>
  /// The atom of each mutant, if one.
  let atomOfMutant: [Int?]
  let mutantKeys: [MutantKey]

  init(
    _ facts: ProgramFacts, _ instrumentation: Instrumentation, _ traces: RunTraces,
    responsibilities: [Duties]
  ) {
    let finder = AtomFinder(facts)
    let atomOfProbe = instrumentation.probes.map { finder.atom(at: $0.offset, in: $0.path) }
    func atoms(_ probes: Set<Int>) -> Set<Int> {
      Set(probes.compactMap { atomOfProbe.indices.contains($0) ? atomOfProbe[$0] : nil })
    }
    behaviours = traces.cases.filter { $0.group == .behaviour }.map { atoms($0.probes) }
    let counted = traces.cases.filter { !$0.loadsView && $0.isPassed && $0.group != .lifetime }
    countedCases = Set(counted.map(\.id))
    reached = counted.reduce(into: []) { $0.formUnion(atoms($1.probes)) }
    mutantKeys = instrumentation.mutants.map(\.key)
    atomOfMutant = instrumentation.mutants.map {
      finder.atom(at: $0.offset, in: $0.location.path)
    }
    // No behaviour looks at fonts and margins, so that their absence tells nothing.
    let isTold = responsibilities.map { !$0.isSubset(of: [.layout]) }
    let needless = traces.needless.map(atoms).filter { $0.contains { isTold[$0] } }
    let mutants = MutantsByAtom(traces.mutants, atomOfMutant, of: facts)
    executed = behaviours.reduce(into: Set()) { $0.formUnion($1) }
      .subtracting(mutants.idle.filter { isTold[$0] }).subtracting(needless.joined())
  }
}
