import KataCore

/// What the runs tell of atoms: which the behaviour suite executes, which tests without a view reach, and where
/// mutants sit.
struct RunEvidence: Sendable {
  /// The atoms that each behaviour case runs, in the order of the cases.
  let behaviours: [Set<Int>]
  let executed: Set<Int>
  /// The atoms that run in tests which load no view and pass.
  let reached: Set<Int>
  /// The ids of those tests.
  let countedCases: Set<String>
  /// The atom of each mutant, if one.
  let atomOfMutant: [Int?]
  let mutantKeys: [MutantKey]

  init(_ facts: ProgramFacts, _ instrumentation: Instrumentation, _ traces: RunTraces) {
    let finder = AtomFinder(facts)
    let atomOfProbe = instrumentation.probes.map { finder.atom(at: $0.offset, in: $0.path) }
    func atoms(_ trace: RunTraces.CaseTrace) -> Set<Int> {
      Set(trace.probes.compactMap { atomOfProbe.indices.contains($0) ? atomOfProbe[$0] : nil })
    }
    behaviours = traces.cases.filter { $0.group == .behaviour }.map(atoms)
    executed = behaviours.reduce(into: []) { $0.formUnion($1) }
    let counted = traces.cases.filter { !$0.loadsView && $0.isPassed && $0.group != .lifetime }
    countedCases = Set(counted.map(\.id))
    reached = counted.reduce(into: []) { $0.formUnion(atoms($1)) }
    mutantKeys = instrumentation.mutants.map(\.key)
    atomOfMutant = instrumentation.mutants.map {
      finder.atom(at: $0.offset, in: $0.location.path)
    }
  }
}
