import Subprocess
import SystemPackage

/// Runs a program that takes over the terminal, such as an editor or a pager, and waits for its end.
package struct InteractiveCommand: Sendable {
  private let command: Command

  package init(_ command: Command) {
    self.command = command
  }

  /// Starts the program on the parent's own streams, in the parent's process group, so that it may read the terminal.
  ///
  /// - Throws: `ProcessError` when it cannot be started.
  package func run() async throws -> ProcessResult.Ending {
    // An editor has unsaved words and hears the terminal's signals itself; the parent only waits.
    try await run(
      input: .currentStandardInput,
      onCancel: .send(signal: .resume, allowedDurationToNextStep: .seconds(86_400)))
  }

  /// Starts the program in the same way, except that its standard input is the parent's open descriptor `input`.
  ///
  /// Cancelling the calling task asks the program to end, and half a second later ends it; this returns how it ended.
  /// - Throws: `ProcessError` when it cannot be started.
  package func run(reading input: Int32) async throws -> ProcessResult.Ending {
    try await run(
      input: .fileDescriptor(FileDescriptor(rawValue: input), closeAfterSpawningProcess: false),
      onCancel: .send(signal: .terminate, allowedDurationToNextStep: .milliseconds(500)))
  }

  private func run(
    input: FileDescriptorInput, onCancel step: TeardownStep
  ) async throws -> ProcessResult.Ending {
    var options = PlatformOptions()
    options.teardownSequence = [step]
    do {
      let result = try await Subprocess.run(
        Configuration(command, options: options), input: input, output: .currentStandardOutput,
        error: .currentStandardError)
      switch result.terminationStatus {
      case .exited(let code): return .exited(code)
      case .signaled(let signal): return .signalled(signal)
      }
    } catch let error as SubprocessError {
      throw ProcessError(error, command: command)
    }
  }
}
