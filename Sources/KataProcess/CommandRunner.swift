/// Starts children and waits for them; tests put a fake in its place.
package protocol CommandRunner: Sendable {
  /// Runs a command to its end, feeding it `input` and keeping both its streams.
  ///
  /// Cancelling the calling task stops the child's whole process group and throws `CancellationError`.
  /// - Throws: `ProcessError` when the child cannot be started.
  func run(_ command: Command, input: [UInt8], limits: RunLimits) async throws -> ProcessResult
}

extension CommandRunner {
  /// Runs a command that reads nothing.
  package func run(_ command: Command, limits: RunLimits) async throws -> ProcessResult {
    try await run(command, input: [], limits: limits)
  }
}
