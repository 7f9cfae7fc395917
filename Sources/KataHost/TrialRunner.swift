import Glibc
import XCTest

/// Starts a child of the host for each trial, which has the suites and the solution and nothing else running.
struct TrialRunner {
  private let suites: [HostedSuite]
  private let solution: Any.Type
  private let seed: UInt64
  private let instruments: Instruments
  private let channel: EventChannel

  init(
    suites: [HostedSuite], solution: Any.Type, seed: UInt64, instruments: Instruments,
    channel: EventChannel
  ) {
    self.suites = suites
    self.solution = solution
    self.seed = seed
    self.instruments = instruments
    self.channel = channel
  }

  /// The ids of all cases, in order; a case's index is its place here.
  var ids: [String] { suites.flatMap(\.ids) }

  /// Starts a child; nil when the system has none to give.
  func start(_ trial: Trial) -> TrialChild? {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let process = Fork.split()
    if process == 0 { runInChild(trial, writingTo: ends[1]) }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    return TrialChild(trial: trial, process: process, descriptor: ends[0])
  }

  private func runInChild(_ trial: Trial, writingTo descriptor: CInt) -> Never {
    Fork.dieWithParent()
    close(channel.descriptor)
    // Nobody reads what a hundred trials print.
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(null, 1)
    dup2(null, 2)
    if trial.mutant != 0 { ProcessorTimer.start(trial.processorSeconds) }
    _ = Lockdown.begin(for: EventChannel(descriptor: descriptor))
    instruments.turnOn(trial.mutant)
    let ids = ids
    // The child goes on from the thread that has run `main`.
    MainActor.assumeIsolated {
      let reporter = TrialReporter(
        trial: trial,
        indices: Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) }),
        instruments: instruments, descriptor: descriptor)
      run(trial.cases, reporter)
      reporter.finish()
    }
    _exit(0)
  }

  /// Runs some cases without XCTest's own list of them, which costs more than the cases do.
  @MainActor private func run(_ cases: [Int], _ reporter: TrialReporter) {
    let observer = CaseObserver(suites: suites, reporter: reporter)
    XCTestObservationCenter.shared.addTestObserver(observer)
    let places = suites.flatMap { suite in suite.ids.indices.map { (suite, $0) } }
    for (suite, index) in cases.map({ places[$0] }) {
      suite.run(
        index, solution: solution, seed: seed, looks: reporter.nextLooks(), observer: observer)
    }
  }
}
