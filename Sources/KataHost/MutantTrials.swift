/// Which cases each mutant is tried on, from what they did without it.
///
/// First comes whether anybody would notice: what makes no difference to a user of the screen is no fault that a
/// test could be asked to find.
struct MutantTrials {
  /// What is next to be done with a mutant.
  enum Step {
    case trial(Trial)
    case fate(String)
  }

  private typealias Case = (index: Int, trace: TrialNote.CaseTrace, hits: Set<Int>)

  private let probes: [Int]
  private let unfit: Set<Int>
  private let isAnyNoticing: Bool
  private let noticing: [Case]
  private let counted: [Case]
  /// What runs only in cases that fail anyway, and so can tell of nothing.
  private let doubtful: Set<Int>
  private let baselines: [Int: EffectSequence]

  /// - Parameter again: What cases did to the screen and the world in another run without a mutant.
  init(
    plan: TrialPlan, ids: [String], traces: [Int: TrialNote.CaseTrace],
    again: [Int: EffectSequence]
  ) {
    baselines = again.reduce(into: [:]) { baselines, second in
      baselines[second.key] = traces[second.key]?.sequence.common(with: second.value)
    }
    let cases = traces.sorted { $0.key < $1.key }.map { ($0.key, $0.value, Set($0.value.hits)) }
    let screens = cases.filter { plan.noticing.contains(ids[$0.0]) }
    probes = plan.probeOfMutant
    unfit = Set(traces.values.flatMap(\.unfit))
    isAnyNoticing = !plan.noticing.isEmpty
    // The case that runs least beside the mutant's line is done first.
    noticing = screens.filter { $0.1.status == "passed" }.sorted {
      ($0.2.count, $0.0) < ($1.2.count, $1.0)
    }
    doubtful = screens.filter { $0.1.status != "passed" }.reduce(into: []) { $0.formUnion($1.2) }
    counted = cases.filter {
      plan.counted.contains(ids[$0.0]) && $0.1.status == "passed" && !$0.1.loadsView
    }
  }

  func firstStep(of mutant: Int) -> Step {
    guard isAnyNoticing, !unfit.contains(mutant) else { return secondStep(of: mutant) }
    let probe = probes[mutant - 1]
    let cases = noticing.filter { $0.hits.contains(probe) }
    if !cases.isEmpty { return .trial(trial(of: mutant, .isNoticed, cases)) }
    return doubtful.contains(probe) ? secondStep(of: mutant) : .fate("equivalent")
  }

  /// What is next for a mutant that somebody would notice.
  func secondStep(of mutant: Int) -> Step {
    if unfit.contains(mutant) { return .fate("dropped") }
    let cases = counted.filter { $0.hits.contains(probes[mutant - 1]) }
    return cases.isEmpty ? .fate("uncovered") : .trial(trial(of: mutant, .isKilled, cases))
  }

  /// The probes that no behaviour hits any more with a mutant on, though none of them minds.
  func spared(by mutant: Int, hitting hits: [Int]) -> [Int] {
    var before: Set<Int> = []
    var others = doubtful
    for screen in noticing {
      if screen.hits.contains(probes[mutant - 1]) {
        before.formUnion(screen.hits)
      } else {
        others.formUnion(screen.hits)
      }
    }
    return before.subtracting(hits).subtracting(others).sorted()
  }

  /// A mutant gets ten times what its cases need without it, and a little more for what they found done already.
  ///
  /// The limit on silence is long because only a mutant that never ends reaches it: on a busy machine a child may write
  /// nothing for seconds, and ending it then would lose what its mutant alters.
  private func trial(of mutant: Int, _ question: Trial.Question, _ cases: [Case]) -> Trial {
    let processor = cases.reduce(0) { $0 + $1.trace.processorSeconds }
    let slowest = cases.map(\.trace.seconds).max() ?? 0
    let looks = cases.map(\.trace.looks).max() ?? 0
    return Trial(
      question: question, mutant: mutant, cases: cases.map(\.index),
      looks: Looks.enough(after: looks), processorSeconds: 10 * processor + 0.1,
      silenceSeconds: 10 * slowest + 20, baselines: question == .isNoticed ? baselines : [:])
  }
}
