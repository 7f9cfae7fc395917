import Subprocess

/// Runs a program that takes over the terminal, such as an editor, and waits for its end.
package struct InteractiveCommand: Sendable {
  private let command: Command

  package init(_ command: Command) {
    self.command = command
  }

  /// Starts the program on the parent's own streams, in the parent's process group, so that it may read the terminal.
  ///
  /// - Throws: `ProcessTrouble` when it cannot be started.
  package func run() async throws -> ProcessResult.Ending {
    var options = PlatformOptions()
    // An editor has unsaved words and hears the terminal's signals itself; the parent only waits.
    options.teardownSequence = [
      .send(signal: .resume, allowedDurationToNextStep: .seconds(86_400))
    ]
    do {
      let result = try await Subprocess.run(
        Configuration(command, options: options), input: .currentStandardInput,
        output: .currentStandardOutput,
        error: .currentStandardError)
      switch result.terminationStatus {
      case .exited(let code): return .exited(code)
      case .signaled(let signal): return .signalled(signal)
      }
    } catch let error as SubprocessError {
      throw ProcessTrouble(error, command: command)
    }
  }
}
