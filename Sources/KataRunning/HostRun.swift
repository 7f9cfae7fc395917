package import Foundation
package import KataCore
package import KataProcess

/// Runs the suite host on a learner's library, in the sandbox, and reads its events.
package struct HostRun: Sendable {
  private let process: HostProcess
  private let cases: [CheckCase]
  private let limits: Limits

  /// - Parameter readable: The folders that the host needs to read, besides the library's own.
  package init(
    host: URL, cases: [CheckCase], readable: [URL], sandbox: Sandbox, runner: any CommandRunner,
    limits: Limits
  ) {
    process = HostProcess(host: host, readable: readable, sandbox: sandbox, runner: runner)
    self.cases = cases
    self.limits = limits
  }

  /// Runs every case with data drawn from `seed`.
  ///
  /// - Parameter tests: The learner's own tests, which run instead of the suites.
  /// - Throws: `RunError` when the host itself is at fault, `ProcessError` or `CancellationError`.
  package func report(
    library: URL, seed: UInt64, tests: OwnTestRequest? = nil
  ) async throws -> RunReport {
    let request = HostRequest(library: library, seed: seed, tests: tests)
    let result = try await process.result(
      of: request, limits: limits,
      run: RunLimits(
        total: .seconds(limits.totalSeconds), silence: .seconds(limits.silenceSeconds),
        outputBytes: limits.outputKilobytes << 10))
    return try RunReport(result, request: request, cases: cases)
  }
}
