import Dispatch
import KataProcess
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pipe from which a pager reads: it never holds more than one line that the pager has not asked for.
///
/// So what has been taken out of it when the pager closes is what has been shown. A class because it owns descriptors.
final class PagerInput: Sendable {
  private struct State {
    /// What is still to be written, line by line; a line that did not fit whole is cut.
    var waiting: ArraySlice<[UInt8]>
    var written = 0
  }

  /// The end that the pager gets.
  let readEnd: Int32
  private let writeEnd: Int32
  /// Where each line ends, in bytes from the beginning.
  private let lineEnds: [Int]
  private let state: Mutex<State>
  /// Tells when to write; the system's sources may be used from any thread, though their type does not say so.
  private nonisolated(unsafe) let source: any DispatchSourceProtocol

  /// Opens the pipe and fills it from now on whenever the pager has emptied it; after the last line it is closed.
  ///
  /// - Parameters:
  ///   - count: How many lines the pager may have at once, since it shows them without being asked.
  ///   - reader: The program, for the error.
  /// - Throws: `ProcessError` when the system has no descriptors left.
  init(lines: [String], atOnce count: Int, reader: String) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ProcessError.refused(path: reader, reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Of this end alone: the pager's own reads still wait.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    (readEnd, writeEnd) = (ends[0], ends[1])
    let encoded = lines.map { Array("\($0)\n".utf8) }
    var end = 0
    lineEnds = encoded.map { line in
      end += line.count
      return end
    }
    let first = Array(encoded.prefix(count).joined())
    let waiting = (first.isEmpty ? [] : [first]) + encoded.dropFirst(count)
    state = Mutex(State(waiting: waiting[...]))
    source = Self.whenEmpty(writeEnd, queue: DispatchQueue(label: "pager input"))
    source.setEventHandler { [weak self] in self?.refill() }
    source.setCancelHandler { [writeEnd] in close(writeEnd) }
    source.resume()
  }

  deinit {
    source.cancel()
    close(readEnd)
  }

  /// Gives up what has not been written yet and counts the lines whose last byte has been taken.
  func finish() -> Int {
    state.withLock { state in
      source.cancel()
      state.waiting = []
      let taken = state.written - unread
      return lineEnds.prefix { $0 <= taken }.count
    }
  }

  private func refill() {
    state.withLock { state in
      // A system that cannot make the pipe small wakes us while there is still something in it.
      guard unread == 0 else { return }
      if let line = state.waiting.popFirst() {
        let count = max(0, write(writeEnd, line, line.count))
        state.written += count
        if count < line.count { state.waiting = [Array(line.dropFirst(count))] + state.waiting }
      }
      if state.waiting.isEmpty { source.cancel() }
    }
  }

  private var unread: Int {
    var count: Int32 = 0
    return ioctl(readEnd, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  #if os(Linux)
    /// Fires when the pipe is empty: cut down to a single page of memory, it has room for nothing before.
    private static func whenEmpty(
      _ end: Int32, queue: DispatchQueue
    ) -> any DispatchSourceProtocol {
      // F_SETPIPE_SZ, a macro that Swift does not see.
      let setPipeSize: Int32 = 1031
      _ = fcntl(end, setPipeSize, 4096)
      return DispatchSource.makeWriteSource(fileDescriptor: end, queue: queue)
    }
  #else
    /// Fires often enough for nobody to notice that it is not the pager which asks.
    private static func whenEmpty(
      _ end: Int32, queue: DispatchQueue
    ) -> any DispatchSourceProtocol {
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now(), repeating: .milliseconds(3))
      return timer
    }
  #endif
}
