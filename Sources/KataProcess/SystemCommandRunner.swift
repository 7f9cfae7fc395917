import Subprocess

/// Starts real children, each in a process group of its own so that a ^C on the terminal never reaches them.
package struct SystemCommandRunner: CommandRunner {
  package init() {}

  package func run(
    _ command: Command, input: [UInt8], limits: RunLimits
  ) async throws -> ProcessResult {
    try Task.checkCancellation()
    let start = ContinuousClock.now
    let watch = RunWatch(limits: limits, start: start)
    do {
      var options = PlatformOptions()
      options.processGroupID = 0
      // On cancellation the library would kill the child alone, and its children could no longer be found;
      // a signal without effect leaves `follow` the time to end them all.
      options.teardownSequence = [
        .send(signal: .resume, toProcessGroup: true, allowedDurationToNextStep: .seconds(5))
      ]
      let result = try await Subprocess.run(
        Configuration(command, options: options), input: .array(input), output: .sequence,
        error: .sequence
      ) { execution in
        await follow(execution, watch: watch)
      }
      try Task.checkCancellation()
      return watch.result(status: result.terminationStatus, duration: ContinuousClock.now - start)
    } catch let error as SubprocessError {
      try Task.checkCancellation()
      throw ProcessTrouble(error, command: command)
    }
  }

  /// Reads both streams to their ends, waits for the child's exit, and stops it and its own children at a limit.
  private func follow(
    _ execution: Execution<ArrayInput, SequenceOutput, SequenceOutput>, watch: RunWatch
  ) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await drain(execution.standardOutput, watch.noteOutput) }
      group.addTask { await drain(execution.standardError, watch.noteError) }
      let exit = ChildExit(pid: execution.processIdentifier.value)
      if await watch.hitsLimit(before: exit) {
        ProcessFamily(of: execution.processIdentifier.value).end()
      }
      // What is still in the pipes is read at once; whoever left the group and holds one must not
      // keep the parent waiting.
      group.addTask { try? await Task.sleep(for: .milliseconds(500)) }
      for _ in 0..<2 { await group.next() }
      group.cancelAll()
    }
  }

  /// Hands every chunk on until the stream ends.
  private func drain(_ stream: SubprocessOutputSequence, _ note: ([UInt8]) -> Void) async {
    do {
      for try await chunk in stream {
        note(chunk.withUnsafeBytes { Array($0) })
      }
    } catch {
      // A read that fails ends the stream; the ending of the child tells the rest.
    }
  }
}
