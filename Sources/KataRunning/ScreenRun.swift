package import Foundation
package import KataCore
package import KataProcess

/// Shows the screen of a learner's library in the sandbox, once or for as long as somebody uses it.
package struct ScreenRun: Sendable {
  private let process: HostProcess
  private let limits: Limits

  /// - Parameter readable: The folders that the host needs to read, besides the library's own.
  package init(
    host: URL, readable: [URL], sandbox: Sandbox, runner: any CommandRunner, limits: Limits
  ) {
    process = HostProcess(host: host, readable: readable, sandbox: sandbox, runner: runner)
    self.limits = limits
  }

  /// The screen, or why the learner's program ended before there was one.
  package enum Outcome: Sendable {
    case shown(ScreenMoment)
    case ended(ScreenEnd)
  }

  /// Shows the screen once.
  ///
  /// - Throws: `RunError` when the host itself is at fault, `ProcessError` or `CancellationError`.
  package func moment(library: URL, state: String) async throws -> Outcome {
    let request = HostRequest(
      library: library, seed: 1, screen: ScreenRequest(state: state, isInteractive: false))
    let result = try await process.result(
      of: request, limits: limits,
      run: RunLimits(
        total: .seconds(limits.totalSeconds), silence: .seconds(limits.silenceSeconds),
        outputBytes: max(8 << 20, limits.outputKilobytes << 10)))
    var log = ScreenLog(of: request)
    let moments = result.output.split(separator: UInt8(ascii: "\n")).compactMap {
      log.moment(in: $0, printed: result.errorText)
    }
    if let reason = log.unusableReason { throw RunError.unusable(reason: reason) }
    if let moment = moments.first { return .shown(moment) }
    guard log.isLockedDown, let end = ScreenEnd(result) else {
      throw RunError.hostFailed(log: result.errorText)
    }
    return .ended(end)
  }

  /// Opens the screen and lets it be used until `body` is over.
  ///
  /// - Throws: `RunError`, `ProcessError`, `CancellationError` or what `body` throws.
  package func use<Answer: Sendable>(
    library: URL, state: String, _ body: (ScreenTalk) async throws -> Answer
  ) async throws -> Answer {
    let request = HostRequest(
      library: library, seed: 1, screen: ScreenRequest(state: state, isInteractive: true))
    // It only computes while somebody waits for it, and then its silence is limited.
    let command = try process.command(
      for: request, resources: process.resources(limits, cpuSeconds: 3600))
    let child = try await TalkingChild.start(
      command, mostErrors: limits.outputKilobytes << 10)
    let talk = ScreenTalk(
      child: child, request: request, silence: .seconds(limits.silenceSeconds))
    do {
      let answer = try await body(talk)
      await child.end()
      return answer
    } catch {
      await child.end()
      throw error
    }
  }
}
