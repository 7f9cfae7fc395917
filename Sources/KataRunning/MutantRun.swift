package import Foundation
package import KataCore
package import KataProcess

/// Runs the suites on an instrumented library once as it is and once for every mutant, all in one sandbox.
///
/// The host loads everything once and then splits off a child for each run, so that a mutant that traps, exits,
/// hangs or takes all memory ends nothing but itself.
package struct MutantRun: Sendable {
  private let process: HostProcess
  private let cases: [CheckCase]
  private let limits: Limits
  private let jobs: Int

  /// - Parameter jobs: How many children may run at once.
  package init(
    host: URL, cases: [CheckCase], readable: [URL], sandbox: Sandbox, runner: any CommandRunner,
    limits: Limits, jobs: Int
  ) {
    process = HostProcess(host: host, readable: readable, sandbox: sandbox, runner: runner)
    self.cases = cases
    self.limits = limits
    self.jobs = jobs
  }

  /// Tells what every case meets, and what becomes of every mutant.
  ///
  /// A case counts against a mutant when it is of one of `groups`, passes without a mutant, loads no view and
  /// runs the mutant's line. Where there are cases of `noticing`, a mutant that none of them notices is equivalent.
  /// - Throws: `RunError` when the host itself is at fault, `ProcessError` or `CancellationError`.
  package func traces(
    of instrumentation: Instrumentation, library: URL, seed: UInt64,
    counting groups: Set<CheckCase.Group> = [.structure],
    noticing: Set<CheckCase.Group> = [.behaviour], tests: OwnTestRequest? = nil
  ) async throws -> RunTraces {
    let request = HostRequest(
      library: library, seed: seed,
      trials: TrialRequest(
        instrumentation, cases: cases, groups: groups, noticing: noticing, jobs: jobs,
        limits: limits),
      tests: tests)
    // Silence is the host's to notice, which knows what each child is at.
    let result = try await process.result(
      of: request, limits: limits, run: RunLimits(total: .seconds(limits.totalSeconds * 6)))
    let log = TrialLog(result.output, request: request)
    if let reason = log.unusableReason { throw RunError.unusable(reason: reason) }
    guard log.isClosed else { throw RunError.trialsUnfinished(log: result.errorText) }
    return RunTraces(
      cases: cases.compactMap(log.trace), mutants: log.fates(of: instrumentation.mutants),
      needless: log.needless(of: instrumentation.mutants),
      effects: log.effects(at: instrumentation.probes.indices))
  }
}
