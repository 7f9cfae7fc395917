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
      let pipe = try FilledPipe(input, for: command)
      let result = try await Subprocess.run(
        Configuration(command, options: options),
        input: .fileDescriptor(pipe.readEnd, closeAfterSpawningProcess: true),
        output: .sequence, error: .sequence
      ) { execution in
        await follow(execution, watch: watch)
      }
      try Task.checkCancellation()
      return watch.result(status: result.terminationStatus, duration: ContinuousClock.now - start)
    } catch let error as SubprocessError {
      try Task.checkCancellation()
      throw ProcessError(error, command: command)
    }
  }

  private enum Event {
    case streamEnded
    case gaveUp
  }

  /// Reads both streams to their ends, waits for the child's exit, and stops it and its own children at a limit.
  private func follow(
    _ execution: Execution<FileDescriptorInput, SequenceOutput, SequenceOutput>, watch: RunWatch
  ) async {
    await withTaskGroup(of: Event.self) { group in
      group.addTask { await drain(execution.standardOutput, watch.noteOutput) }
      group.addTask { await drain(execution.standardError, watch.noteError) }
      let pid = execution.processIdentifier.value
      if await watch.hitsLimit(before: ChildExit(pid: pid)) {
        await outlast(ProcessFamily(of: pid).end())
      } else {
        // Nobody whom the child has left behind in its group lives on.
        try? execution.send(signal: .kill, toProcessGroup: true)
      }
      // What is still in the pipes is read to its end, but whoever left the family and holds one must not
      // keep the parent waiting.
      group.addTask {
        await watch.outlastQuietTurns()
        return .gaveUp
      }
      var openStreams = 2
      while openStreams > 0, case .streamEnded? = await group.next() { openStreams -= 1 }
      group.cancelAll()
    }
  }

  /// Waits until those who were killed are gone, so that nobody writes into a folder that is removed next.
  private func outlast(_ killed: [ProcessTree.Member]) async {
    // Of a task of its own, as one that is cancelled cannot sleep, and an unkillable one is not waited for.
    await Task {
      let start = ContinuousClock.now
      while ContinuousClock.now - start < .seconds(4), killed.contains(where: { !$0.isGone }) {
        try? await Task.sleep(for: .milliseconds(3))
      }
    }.value
  }

  /// Hands every chunk on until the stream ends.
  private func drain(
    _ stream: SubprocessOutputSequence, _ note: ([UInt8]) -> Void
  ) async -> Event {
    do {
      for try await chunk in stream {
        note(chunk.withUnsafeBytes { Array($0) })
      }
    } catch {
      // A read that fails ends the stream; the ending of the child tells the rest.
    }
    return .streamEnded
  }
}
