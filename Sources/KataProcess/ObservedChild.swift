#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child whose output is read as it comes, on a pseudo-terminal or through a pipe, with the moment of each byte.
///
/// An actor with a thread of its own, since it waits by blocking, and a moment must not depend on whoever else wants
/// the pool of threads. When it is let go, the child and all that it started are killed.
package actor ObservedChild {
  /// What the child's standard streams are.
  package enum Streams: Hashable, Sendable {
    /// A terminal of its own, on which it can be typed to.
    case terminal(columns: Int, rows: Int)
    /// Nothing to read, and one pipe for its answers and its errors.
    case pipe
  }

  private let queue = BlockingQueue()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  /// The moment just before the child was started.
  package nonisolated let started: ContinuousClock.Instant
  package nonisolated let pid: Int32
  private let descriptor: Int32
  private var hasEnded = false
  /// What came since the child was started, or since `forget`.
  package private(set) var output: [UInt8] = []
  private var lastByte: ContinuousClock.Instant?

  /// Starts a command.
  ///
  /// - Throws: `ProcessError` when it cannot be started.
  package init(_ command: Command, on streams: Streams) throws(ProcessError) {
    let ends =
      switch streams {
      case .pipe: try ObservedStreams(for: command)
      case .terminal(let columns, let rows):
        try ObservedStreams(columns: columns, rows: rows, for: command)
      }
    defer { ends.closeChildEnd() }
    descriptor = ends.parentEnd
    started = .now
    do throws(ProcessError) {
      pid = try SessionStart(command: command).process { ends.give(to: &$0) }
    } catch {
      close(ends.parentEnd)
      throw error
    }
  }

  deinit {
    close(descriptor)
    if !hasEnded {
      ProcessFamily(of: pid).end()
      waitpid(pid, nil, 0)
    }
  }

  /// Types, as on a keyboard: `\u{3}` is ^C.
  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Forgets what came so far, so that only what follows is looked at.
  package func forget() {
    while take(within: 0) == true {}
    output = []
    lastByte = nil
  }

  /// Waits until the output is as wanted, and tells when the last byte of it came.
  ///
  /// - Returns: Nil when the limit, a cancellation or the end of the output came first.
  package func moment(
    within limit: Duration, when isThere: @Sendable ([UInt8]) -> Bool
  ) -> ContinuousClock.Instant? {
    let deadline = ContinuousClock.now + limit
    while !isThere(output) {
      guard wait(until: deadline) else { return nil }
    }
    return lastByte
  }

  /// Reads to the end of the output, waits for the child's, and tells when the last byte came.
  ///
  /// - Returns: Nil when there was none, or when the limit or a cancellation came first.
  package func momentOfLastByte(within limit: Duration) async -> ContinuousClock.Instant? {
    let deadline = ContinuousClock.now + limit
    while wait(until: deadline) {}
    while !hasEnded, ContinuousClock.now < deadline, !Task.isCancelled {
      hasEnded = waitpid(pid, nil, WNOHANG) != 0
      if !hasEnded { poll(nil, 0, 1) }
    }
    return hasEnded ? lastByte : nil
  }

  /// Waits a moment for more; false when there is no sense in waiting on.
  private func wait(until deadline: ContinuousClock.Instant) -> Bool {
    ContinuousClock.now < deadline && !Task.isCancelled && take(within: 20) != nil
  }

  /// Takes what comes within some milliseconds: true when something came, nil when nothing will any more.
  private func take(within milliseconds: Int32) -> Bool? {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &buffer, buffer.count)
    let now = ContinuousClock.now
    // A terminal that nobody holds any more is told by an error.
    guard count > 0 else { return nil }
    output += buffer.prefix(count)
    lastByte = now
    return true
  }
}
