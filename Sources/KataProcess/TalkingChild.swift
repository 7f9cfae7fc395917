#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child that answers line by line what it is told line by line.
///
/// An actor with a thread of its own, since it waits by blocking. When it is let go, the child and all that it started
/// are killed. Whoever writes to a child that has gone gets a signal, which the program ignores.
package actor TalkingChild {
  /// The result of waiting for a line.
  package enum Heard: Sendable {
    case line([UInt8])
    /// The child has said nothing for too long, time spent waiting for a processor left out.
    case silence
    /// The child wrote more than it may.
    case flood
    /// The child has ended.
    case end(ProcessResult.Ending)
  }

  private let thread = ThreadExecutor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  private let pipes: TalkingPipes
  private let mostErrors: Int
  /// Nil until the child is started.
  private var pid: Int32?
  private var ending: ProcessResult.Ending?
  private var unread: [UInt8] = []
  private var errors: [UInt8] = []
  private var countOfErrors = 0
  private var errorsHaveEnded = false

  private static let longestLine = 8 << 20

  /// Starts a command.
  ///
  /// - Parameter mostErrors: How many bytes it may write to standard error, all in all.
  /// - Throws: `ProcessError` when it cannot be started.
  package static func start(_ command: Command, mostErrors: Int) async throws -> TalkingChild {
    let child = TalkingChild(pipes: try TalkingPipes(for: command), mostErrors: mostErrors)
    try await child.start(command)
    return child
  }

  private init(pipes: TalkingPipes, mostErrors: Int) {
    self.pipes = pipes
    self.mostErrors = mostErrors
  }

  /// On the actor's own thread, at whose end the sandbox would end the child.
  private func start(_ command: Command) throws {
    defer { pipes.closeChildEnds() }
    pid = try SessionStart(command: command).process { pipes.give(to: &$0) }
  }

  deinit {
    pipes.closeParentEnds()
    if ending == nil, let pid {
      ProcessFamily(of: pid).end()
      waitpid(pid, nil, 0)
    }
  }

  /// Tells the child something; nothing happens when it has gone.
  package func tell(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, ending == nil {
      let count = rest.withUnsafeBytes { write(pipes.input, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits for a line.
  ///
  /// - Parameter limit: The longest silence.
  /// - Throws: `CancellationError`; the child lives on.
  package func hear(within limit: Duration) throws -> Heard {
    let start = ContinuousClock.now
    var silence = SilenceWatch(limit: limit)
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(unread[..<end])
        unread.removeFirst(end + 1)
        return .line(line)
      }
      try Task.checkCancellation()
      guard pid != nil, unread.count < Self.longestLine, countOfErrors <= mostErrors else {
        return .flood
      }
      guard readMore() else { return .end(collect()) }
      if silence.isTooLong(since: start, now: .now, look: { ProcessorWait(of: pid ?? 0) }) {
        return .silence
      }
    }
  }

  /// What it has written to standard error since this was asked last.
  package func takeErrors() -> [UInt8] {
    while takes(from: pipes.errors, 0, { errors += $0 }) {}
    defer { errors = [] }
    return errors
  }

  /// Ends the child and all that it started.
  package func end() {
    guard ending == nil, let pid else { return }
    ProcessFamily(of: pid).end()
    _ = collect()
  }

  /// Waits a moment for more; false when standard output has ended.
  private func readMore() -> Bool {
    var polled = [pipes.output, pipes.errors].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // One that has ended would be ready again and again.
    if errorsHaveEnded { polled[1].fd = -1 }
    guard poll(&polled, 2, 20) > 0 else { return true }
    if polled[1].revents != 0 {
      errorsHaveEnded = !takes(from: pipes.errors, 0) {
        countOfErrors += $0.count
        errors += $0
      }
    }
    return polled[0].revents == 0 || takes(from: pipes.output, 0) { unread += $0 }
  }

  /// Takes what is there; false when there is nothing, or nothing will come any more.
  private func takes(
    from descriptor: Int32, _ milliseconds: Int32, _ take: (ArraySlice<UInt8>) -> Void
  ) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    take(buffer.prefix(count))
    return true
  }

  private func collect() -> ProcessResult.Ending {
    if let ending { return ending }
    guard let pid else { return .exited(0) }
    var status: Int32 = 0
    var looks = 0
    while waitpid(pid, &status, WNOHANG) == 0 {
      looks += 1
      // One that has closed its streams and does not end is ended.
      if looks == 200 { ProcessFamily(of: pid).end() }
      poll(nil, 0, 5)
    }
    let signal = status & 0x7f
    let ending: ProcessResult.Ending =
      signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    self.ending = ending
    return ending
  }
}
