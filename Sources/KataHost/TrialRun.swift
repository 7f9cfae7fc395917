import Glibc

/// Runs all cases without a mutant, then for each mutant the counted cases that run its line.
struct TrialRun {
  private let plan: TrialPlan
  private let reporter: EventReporter
  private let runner: TrialRunner
  private let ids: [String]
  private var traces: [Int: TrialNote.CaseTrace] = [:]
  private var waiting: [Trial] = []
  private var children: [TrialChild] = []

  init(plan: TrialPlan, reporter: EventReporter, runner: TrialRunner) {
    self.plan = plan
    self.reporter = reporter
    self.runner = runner
    ids = runner.ids
  }

  mutating func run() {
    let counted = ids.indices.filter { plan.counted.contains(ids[$0]) }
    // Whatever mutants wait for comes first.
    enqueue(counted)
    enqueue(ids.indices.filter { !plan.counted.contains(ids[$0]) })
    var hasMutants = false
    while true {
      if !hasMutants, isTraced(counted) {
        enqueueMutants(counted)
        hasMutants = true
      }
      while children.count < max(1, plan.jobs), !waiting.isEmpty { start(waiting.removeFirst()) }
      guard !children.isEmpty else { return }
      listen()
    }
  }

  private func isTraced(_ cases: [Int]) -> Bool {
    cases.allSatisfy { traces[$0] != nil }
  }

  private mutating func enqueue(_ cases: [Int]) {
    guard !cases.isEmpty else { return }
    waiting.append(
      Trial(
        mutant: 0, cases: cases, processorSeconds: plan.silenceSeconds,
        silenceSeconds: plan.silenceSeconds))
  }

  private mutating func enqueueMutants(_ counted: [Int]) {
    let unfit = Set(traces.values.flatMap(\.unfit))
    let able = counted.compactMap { index in
      traces[index].flatMap {
        $0.status == "passed" && !$0.loadsView ? (index, $0, Set($0.hits)) : nil
      }
    }
    for (index, probe) in plan.probeOfMutant.enumerated() {
      let mutant = index + 1
      let cases = able.filter { $0.2.contains(probe) }
      if unfit.contains(mutant) {
        reporter.send(.tried(mutant: mutant, fate: "dropped", id: nil))
      } else if cases.isEmpty {
        reporter.send(.tried(mutant: mutant, fate: "uncovered", id: nil))
      } else {
        waiting.append(trial(of: mutant, cases.map(\.0), cases.map(\.1)))
      }
    }
  }

  /// A mutant gets ten times what its cases need without it, and a little more for what they found done already.
  private func trial(of mutant: Int, _ cases: [Int], _ traces: [TrialNote.CaseTrace]) -> Trial {
    let processor = traces.reduce(0) { $0 + $1.processorSeconds }
    let slowest = traces.map(\.seconds).max() ?? 0
    return Trial(
      mutant: mutant, cases: cases, processorSeconds: 10 * processor + 0.1,
      silenceSeconds: 10 * slowest + 2)
  }

  private mutating func start(_ trial: Trial) {
    if let child = runner.start(trial) {
      children.append(child)
    } else if !children.isEmpty {
      // When another has ended, there may be room again.
      waiting.insert(trial, at: 0)
      listen()
    } else {
      giveUp(trial)
    }
  }

  /// Waits for a word of any child, or for the end of somebody's time.
  private mutating func listen() {
    var polled = children.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let deadline = children.map(\.deadline).min() ?? 0
    let wait = max(0, min(deadline - Moment.now, 60))
    _ = poll(&polled, nfds_t(polled.count), CInt((wait * 1000).rounded(.up)))
    for (child, state) in zip(children, polled) {
      if state.revents != 0 {
        guard let notes = child.read() else {
          finish(child)
          continue
        }
        for word in notes { note(word, of: child) }
      } else if child.deadline < Moment.now {
        finish(child)
      }
    }
  }

  private mutating func note(_ note: TrialNote, of child: TrialChild) {
    guard child.trial.mutant == 0, case .ended(let index, let trace) = note else { return }
    record(trace, of: index)
  }

  private mutating func record(_ trace: TrialNote.CaseTrace, of index: Int) {
    guard traces[index] == nil else { return }
    traces[index] = trace
    reporter.send(
      .traced(
        id: ids[index], status: trace.status, loadsView: trace.loadsView, hits: trace.hits,
        unfit: trace.unfit))
  }

  private mutating func finish(_ child: TrialChild) {
    children.removeAll { $0 === child }
    let isGood = child.end()
    if child.trial.mutant == 0 {
      if !isGood { goOn(after: child) }
    } else {
      let killer = child.failed ?? child.running ?? child.trial.cases.last
      reporter.send(
        .tried(
          mutant: child.trial.mutant, fate: isGood ? "survived" : "killed",
          id: isGood ? nil : killer.map { ids[$0] }))
    }
  }

  /// Leaves out the case that ended the child, and runs the others.
  private mutating func goOn(after child: TrialChild) {
    let open = child.trial.cases.filter { traces[$0] == nil }
    let culprit = child.running ?? open.first
    if let culprit { record(.crashed, of: culprit) }
    let rest = open.filter { $0 != culprit }
    enqueue(rest)
  }

  /// There is no child to be had at all: nothing is known of these cases, or of this mutant.
  private mutating func giveUp(_ trial: Trial) {
    guard trial.mutant == 0 else { return }
    for index in trial.cases { record(.crashed, of: index) }
  }
}

extension TrialNote.CaseTrace {
  /// A case that never ended.
  fileprivate static let crashed = TrialNote.CaseTrace(
    status: "crashed", loadsView: false, processorSeconds: 0, seconds: 0, hits: [], unfit: [])
}
