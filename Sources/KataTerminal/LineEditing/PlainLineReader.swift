import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines as they come: from a pipe or a file, and from a terminal that edits lines by itself.
///
/// Whatever follows a line is kept for the next call, so one input has one reader. A class for that rest; it may be
/// called from any thread, one call at a time.
package final class PlainLineReader: Sendable {
  private let input: Int32
  private let prompts: (any TextSink)?
  private let notices: any TextSink
  let wake: WakePipe?
  private let buffer = Mutex(LineBuffer())

  /// - Parameters:
  ///   - prompts: Where a question is seen; nil where nobody sees it.
  ///   - notices: Where news go that arrive while a line is waited for.
  package init(
    input: Int32 = 0, prompts: (any TextSink)?, notices: any TextSink, wake: WakePipe? = nil
  ) {
    self.input = input
    self.prompts = prompts
    self.notices = notices
    self.wake = wake
  }

  /// Waits for a line; one of more than a megabyte is cut.
  ///
  /// It blocks its thread. After every event but a line, the cursor of a terminal is at the start of a row.
  package func readLine(prompt: String? = nil) -> LineEvent {
    buffer.withLock { buffer in
      let erasing = isTerminal ? CharacterErasing(on: input) : nil
      defer { erasing?.end() }
      prompts?.write(prompt ?? "")
      let event = event(&buffer, prompt: prompt)
      if case .line(let text) = event { return isTerminal ? .line(TypedLine(text).text) : event }
      if isTerminal { buffer.forget() }
      if prompt != nil { prompts?.write("\n") }
      return event
    }
  }

  private var isTerminal: Bool { isatty(input) == 1 }

  private func event(_ buffer: inout LineBuffer, prompt: String?) -> LineEvent {
    while true {
      if let event = news(prompt) { return event }
      if let line = buffer.next() { return .line(line) }
      guard waitForSomething() else { continue }
      guard let piece = piece() else { return buffer.finish().map { .line($0) } ?? .endOfInput }
      buffer.append(piece)
    }
  }

  /// Tells what there is to tell; an event when the wait is over.
  private func news(_ prompt: String?) -> LineEvent? {
    guard let news = wake?.take() else { return nil }
    for notice in news.notices {
      if prompt != nil { prompts?.write("\n") }
      notices.write(notice + "\n")
      prompts?.write(prompt ?? "")
    }
    return LineEvent(signals: news.signals)
  }

  /// Waits for bytes or for news; true when there are bytes, or their end.
  private func waitForSomething() -> Bool {
    var polled = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, 2, -1) > 0 else { return false }
    return polled[1].revents == 0 && polled[0].revents != 0
  }

  /// The bytes that are there; nil at the end, and when the input cannot be read.
  private func piece() -> ArraySlice<UInt8>? {
    if isTerminal, let wake, !JobControl(terminal: input, wake: wake).comeToForeground() {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(input, &bytes, bytes.count)
      if count > 0 { return bytes[..<count] }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
      if errno == EAGAIN { return [] }
    }
  }
}

extension LineEvent {
  /// What signals mean for a line; nil when there were none.
  ///
  /// A request to end outweighs ^C.
  init?(signals: [Int32]) {
    guard !signals.isEmpty else { return nil }
    self = signals.first { $0 != SIGINT }.map { .terminated($0) } ?? .interrupted
  }
}
