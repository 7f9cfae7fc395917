import Glibc
@_spi(Driving) import UIKit

/// Runs all cases without a mutant, then for each mutant the cases that run its line: first those that use the
/// screen, and if one of them notices, those that do without.
struct TrialRun {
  private let plan: TrialPlan
  private let reporter: EventReporter
  private let runner: TrialRunner
  private let ids: [String]
  private var traces: [Int: TrialNote.CaseTrace] = [:]
  /// What the cases that use the screen did to it and to the world in a second run; nil until that has ended.
  private var again: [Int: EffectSequence]?
  private var second: [Int: EffectSequence] = [:]
  /// What the first effect is about that each mutant has changed.
  private var alters: [Int: EffectLog.Kind] = [:]
  /// What to do with mutants; nil until the cases that it depends on are traced.
  private var mutants: MutantTrials?
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
    let noticing = ids.indices.filter { plan.noticing.contains(ids[$0]) }
    // Whatever mutants wait for comes first.
    if noticing.isEmpty { again = [:] }
    enqueue(counted)
    enqueue(noticing)
    enqueue(noticing, .retrace)
    enqueue(ids.indices.filter { !counted.contains($0) && !noticing.contains($0) })
    while true {
      if mutants == nil, let again, (counted + noticing).allSatisfy({ traces[$0] != nil }) {
        enqueueMutants(again)
      }
      while children.count < max(1, plan.jobs), !waiting.isEmpty { start(waiting.removeFirst()) }
      guard !children.isEmpty else { return }
      listen()
    }
  }

  private mutating func enqueue(_ cases: [Int], _ question: Trial.Question = .trace) {
    guard !cases.isEmpty else { return }
    waiting.append(
      Trial(
        question: question, mutant: 0, cases: cases, looks: Looks.most,
        processorSeconds: plan.silenceSeconds, silenceSeconds: plan.silenceSeconds))
  }

  private mutating func enqueueMutants(_ again: [Int: EffectSequence]) {
    let mutants = MutantTrials(plan: plan, ids: ids, traces: traces, again: again)
    self.mutants = mutants
    for mutant in plan.probeOfMutant.indices.map({ $0 + 1 }) {
      take(mutants.firstStep(of: mutant), of: mutant)
    }
  }

  private mutating func take(_ step: MutantTrials.Step, of mutant: Int) {
    switch step {
    case .trial(let trial): waiting.append(trial)
    case .fate(let fate): tell(fate, of: mutant)
    }
  }

  private func tell(_ fate: String, of mutant: Int, killer: Int? = nil) {
    reporter.send(
      .tried(mutant: mutant, fate: fate, id: killer.map { ids[$0] }, alters: alters[mutant]))
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
    guard case .ended(let index, let trace) = note else { return }
    switch child.trial.question {
    case .trace: record(trace, of: index)
    case .retrace: second[index] = trace.sequence
    case .isNoticed, .isKilled: break
    }
  }

  private mutating func record(_ trace: TrialNote.CaseTrace, of index: Int) {
    guard traces[index] == nil else { return }
    traces[index] = trace
    reporter.send(
      .traced(
        id: ids[index], status: trace.status, loadsView: trace.loadsView, hits: trace.hits,
        unfit: trace.unfit, about: trace.about, places: trace.places))
  }

  private mutating func finish(_ child: TrialChild) {
    children.removeAll { $0 === child }
    let isGood = child.end()
    let mutant = child.trial.mutant
    if let kind = child.altered { alters[mutant] = kind }
    switch child.trial.question {
    case .trace where isGood: break
    case .trace: goOn(after: child)
    // What it has not reached is not compared.
    case .retrace: again = second
    case .isNoticed where isGood:
      let probes = mutants?.spared(by: mutant, hitting: child.hits) ?? []
      if !probes.isEmpty { reporter.send(.spared(mutant: mutant, probes: probes)) }
      take(.fate("equivalent"), of: mutant)
    case .isNoticed: mutants.map { take($0.secondStep(of: mutant), of: mutant) }
    case .isKilled where isGood: take(.fate("survived"), of: mutant)
    case .isKilled:
      tell("killed", of: mutant, killer: child.failed ?? child.running ?? child.trial.cases.last)
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
    if trial.question == .retrace { again = second }
    guard trial.question == .trace else { return }
    for index in trial.cases { record(.crashed, of: index) }
  }
}

extension TrialNote.CaseTrace {
  /// A case that never ended.
  fileprivate static let crashed = TrialNote.CaseTrace(
    status: "crashed", loadsView: false, processorSeconds: 0, seconds: 0, looks: 0, hits: [],
    unfit: [], about: FailureSubject())
}
