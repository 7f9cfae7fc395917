import KataCore

/// What the host is to try on an instrumented solution.
struct TrialRequest: Encodable, Sendable {
  /// For every mutant, in order, the probe that counts when its line runs; -1 for one that is not to be tried.
  let probeOfMutant: [Int]
  /// The ids of the cases that may kill a mutant.
  let counted: [String]
  /// The ids of the cases of which one has to notice a mutant before it counts.
  let noticing: [String]
  /// How many trials may run at once.
  let jobs: Int
  /// The longest time without a word from a case that runs without a mutant.
  let silenceSeconds: Double

  /// - Parameters:
  ///   - groups: Whose cases may kill a mutant.
  ///   - noticing: Whose cases have to notice it first.
  init(
    _ instrumentation: Instrumentation, cases: [CheckCase], groups: Set<CheckCase.Group>,
    noticing: Set<CheckCase.Group> = [.behaviour], jobs: Int, limits: Limits
  ) {
    probeOfMutant = zip(instrumentation.mutants, instrumentation.probeOfMutant).map {
      mutant, probe in mutant.fate == .uncovered ? probe : -1
    }
    counted = cases.filter { groups.contains($0.group) }.map(\.id)
    self.noticing = cases.filter { noticing.contains($0.group) }.map(\.id)
    self.jobs = jobs
    silenceSeconds = limits.silenceSeconds
  }
}
