package import Foundation
import KataBuilding
package import KataCore
import KataProcess

/// Measures checks beside plain compiles and beside `swift test`, all on the same files in the same minutes, and how
/// long the program lets its user wait.
package struct Bench: Sendable {
  private let workshop: Workshop
  private let program: URL
  private let keepRecords: RecordKeeping

  /// Writes the records of a learner of long standing to a folder, as if the workspace were the one last checked.
  package typealias RecordKeeping = @Sendable (_ folder: URL, _ workspace: URL) throws -> Void

  /// - Parameters:
  ///   - program: The `kata` that is measured, as a process of its own.
  ///   - keepRecords: Called once, since records are no stage of a check and unknown here.
  package init(
    workshop: Workshop, program: URL, keepRecords: @escaping RecordKeeping
  ) {
    self.workshop = workshop
    self.program = program
    self.keepRecords = keepRecords
  }

  /// Measures the parts `rounds` times with a pattern's reference in the place of the learner's files.
  ///
  /// - Throws: `PipelineError` when something cannot be measured, or `CancellationError`.
  package func report(
    on kata: Kata, pattern: Pattern, rounds: Int, parts: Set<BenchPart>,
    report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> BenchReport {
    try await PipelineError.telling {
      try await BenchFolder.with(in: workshop.temporary) { folder in
        var stand = try await BenchStand(
          folder: folder, workshop: workshop, program: program, kata: kata, pattern: pattern,
          report: report)
        let steps = BenchStep.allCases.filter { parts.contains($0.part) }
        let timings = try await timings(of: steps, rounds: rounds, on: &stand, report)
        let memory = parts.contains(.checks) ? try await memory(on: stand, report) : []
        let waiting =
          parts.contains(.answers) ? try await waiting(rounds: rounds, on: stand, report) : nil
        let machine = BenchMachine(swift: stand.kit.toolchain.version)
        return BenchReport(
          kata: kata.id, pattern: pattern.title, cases: stand.kit.cases.count, rounds: rounds,
          machine: machine,
          lines: steps.compactMap { step in timings[step].map { .init(step: step, timing: $0) } },
          ratios: BenchRatio.all(of: timings, isDebugBuild: machine.isDebugBuild),
          // The first one was a warm-up.
          stages: BenchStage.all(of: Array(stand.stages.dropFirst())), memory: memory,
          answers: waiting?.answers ?? [], watch: waiting?.watch, session: waiting?.session)
      }
    }
  }

  private func timings(
    of steps: [BenchStep], rounds: Int, on stand: inout BenchStand,
    _ report: @Sendable (WorkProgress) -> Void
  ) async throws -> [BenchStep: Samples] {
    var seconds: [BenchStep: [Double]] = [:]
    // The first run of each fills caches that a second one finds, so it does not count.
    for step in steps where step != .testCold && step != .testColdStandInBuilt {
      report(WorkProgress(activity: "warming up: \(step.title)", completed: 0, total: rounds + 1))
      _ = try await stand.seconds(for: step)
    }
    for round in 0..<rounds {
      // Back and forth, so that a machine that slows down is not hard on whatever comes last.
      for step in round.isMultiple(of: 2) ? steps : steps.reversed() {
        let activity = "round \(round + 1) of \(rounds): \(step.title)"
        report(WorkProgress(activity: activity, completed: round + 1, total: rounds + 1))
        seconds[step, default: []].append(try await stand.seconds(for: step))
      }
    }
    return seconds.mapValues { Samples($0) }
  }

  /// Watches one run of each kind apart from the others, because looking takes time.
  private func memory(
    on stand: BenchStand, _ report: @Sendable (WorkProgress) -> Void
  ) async throws -> [BenchMemory] {
    var memory: [BenchMemory] = []
    for step in [BenchStep.checkAfterEdit, .checkColdKit] {
      report(WorkProgress(activity: "memory: \(step.title)", completed: 1, total: 1))
      let peaks = try await MemoryWatch().peaks {
        var stand = stand
        _ = try await stand.seconds(for: step)
      }
      if let peak = BenchMemory(step: step, peaks: peaks) { memory.append(peak) }
    }
    return memory
  }

  private struct Waiting {
    let answers: [AnswerTiming]
    let watch: WatchDelay?
    let session: SessionMemory?
  }

  private func waiting(
    rounds: Int, on stand: BenchStand, _ report: @Sendable (WorkProgress) -> Void
  ) async throws -> Waiting {
    let learner = BenchLearner(
      folder: stand.folder, environment: stand.environment, program: program)
    try learner.writeHistory(in: stand.folder)
    try keepRecords(learner.records, learner.workspace)
    return Waiting(
      answers: try await AnswerBench(learner: learner).timings(rounds: rounds, report: report),
      watch: try await WatchBench(learner: learner, folder: stand.folder, files: stand.files)
        .delay(rounds: rounds, report: report),
      session: try await SessionBench(learner: learner).memory(report: report))
  }
}
