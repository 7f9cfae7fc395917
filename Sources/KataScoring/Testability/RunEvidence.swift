import KataCore

/// What the runs tell of atoms: which the behaviour suite executes, which tests without a view reach, and where
/// mutants sit.
struct RunEvidence: Sendable {
  /// The atoms that each behaviour case runs, in the order of the cases.
  let behaviours: [Set<Int>]
  /// The atoms that any of them runs and whose work makes a difference to it.
  ///
  /// Where no change to a line is noticed by any behaviour, the line runs for nothing.
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
    let counted = traces.cases.filter { !$0.loadsView && $0.isPassed && $0.group != .lifetime }
    countedCases = Set(counted.map(\.id))
    reached = counted.reduce(into: []) { $0.formUnion(atoms($1)) }
    mutantKeys = instrumentation.mutants.map(\.key)
    atomOfMutant = instrumentation.mutants.map {
      finder.atom(at: $0.offset, in: $0.location.path)
    }
    executed = behaviours.reduce(into: Set()) { $0.formUnion($1) }
      .subtracting(Self.idle(traces.mutants, atomOfMutant))
  }

  /// The atoms that have mutants of their own, none of which anybody would notice.
  private static func idle(_ mutants: [Mutant], _ atoms: [Int?]) -> Set<Int> {
    let tried = zip(mutants, atoms).filter { $0.0.fate != .dropped }
    let noticed = tried.filter { $0.0.fate != .equivalent }.compactMap(\.1)
    return Set(tried.compactMap(\.1)).subtracting(noticed)
  }
}
