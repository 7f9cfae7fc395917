import Subprocess
import Synchronization

/// Keeps what a child wrote and notices when it reaches a limit.
///
/// A class because two readers and a timer share one changing state; the mutex guards all of it.
final class RunWatch: Sendable {
  private struct State {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var lastOutput: ContinuousClock.Instant
    var stopReason: ProcessResult.StopReason?
  }

  private let limits: RunLimits
  private let start: ContinuousClock.Instant
  private let state: Mutex<State>

  init(limits: RunLimits, start: ContinuousClock.Instant) {
    self.limits = limits
    self.start = start
    state = Mutex(State(lastOutput: start))
  }

  func noteOutput(_ chunk: [UInt8]) {
    state.withLock { state in
      state.lastOutput = .now
      append(chunk, to: &state.output, &state.stopReason)
    }
  }

  func noteError(_ chunk: [UInt8]) {
    state.withLock { state in
      append(chunk, to: &state.errors, &state.stopReason)
    }
  }

  private func append(
    _ chunk: [UInt8], to bytes: inout [UInt8], _ reason: inout ProcessResult.StopReason?
  ) {
    let room = limits.outputBytes - bytes.count
    bytes.append(contentsOf: chunk.prefix(max(0, room)))
    if chunk.count > room { reason = reason ?? .output }
  }

  /// Waits for the child's exit; true means that a limit or a cancellation came first and it has to go.
  func hitsLimit(before exit: ChildExit) async -> Bool {
    // Short naps first, since most children are quick and their end is noticed by polling.
    var nap = Duration.milliseconds(1)
    var silence = limits.silence.map { SilenceWatch(limit: $0) }
    while !exit.hasHappened {
      if reachedLimit(&silence, of: exit.pid) {
        await quit(exit)
        return true
      }
      do {
        try await Task.sleep(for: nap)
      } catch {
        return true
      }
      if ContinuousClock.now - start > .milliseconds(500) { nap = .milliseconds(5) }
    }
    // A child that was ended by a cancellation may have left children of its own.
    return Task.isCancelled
  }

  /// Lets a child that took too long say where it was, where that is wanted.
  private func quit(_ exit: ChildExit) async {
    let reason = state.withLock { $0.stopReason }
    guard reason == .totalTime, let grace = limits.quitGrace else { return }
    ProcessFamily(of: exit.pid).quit()
    let end = ContinuousClock.now + grace
    while !exit.hasHappened, ContinuousClock.now < end {
      guard (try? await Task.sleep(for: .milliseconds(5))) != nil else { return }
    }
  }

  /// Returns once nothing has been read for a while after the child's exit.
  ///
  /// The while is counted in turns on the thread pool, not in time: on a busy machine the readers get
  /// fewer turns too, and what a child wrote must not be lost to that.
  func outlastQuietTurns() async {
    var count = bytesRead
    var quietTurns = 0
    while quietTurns < 50 {
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return }
      quietTurns = bytesRead == count ? quietTurns + 1 : 0
      count = bytesRead
    }
  }

  private var bytesRead: Int {
    state.withLock { $0.output.count + $0.errors.count }
  }

  private func reachedLimit(_ silence: inout SilenceWatch?, of pid: Int32) -> Bool {
    let now = ContinuousClock.now
    if now - start > limits.total { stop(for: .totalTime) }
    let lastOutput = state.withLock { $0.lastOutput }
    if silence?.isTooLong(since: lastOutput, now: now, look: { ProcessorWait(of: pid) }) == true {
      stop(for: .silence)
    }
    return state.withLock { $0.stopReason != nil }
  }

  private func stop(for reason: ProcessResult.StopReason) {
    state.withLock { $0.stopReason = $0.stopReason ?? reason }
  }

  func result(status: TerminationStatus, duration: Duration) -> ProcessResult {
    state.withLock { state in
      let ending: ProcessResult.Ending =
        switch (state.stopReason, status) {
        case (let reason?, _): .stopped(reason)
        case (nil, .exited(let code)): .exited(code)
        case (nil, .signaled(let signal)): .signalled(signal)
        }
      return ProcessResult(
        ending: ending, output: state.output, errors: state.errors, duration: duration)
    }
  }
}
