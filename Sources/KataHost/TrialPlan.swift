/// What to try on an instrumented solution, instead of running all cases once.
struct TrialPlan: Decodable {
  /// For every mutant, in order and beginning with number 1, the probe that counts when its line runs.
  let probeOfMutant: [Int]
  /// The ids of the cases that may kill a mutant, as long as they pass without one and load no view.
  let counted: Set<String>
  /// The ids of the cases of which one has to notice a mutant before it counts at all; empty to count all.
  let noticing: Set<String>
  /// How many trials may run at once.
  let jobs: Int
  /// The longest time without a word from a case that runs without a mutant.
  let silenceSeconds: Double
}
