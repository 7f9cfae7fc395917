#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where lines come from that nobody edits: answers to questions, and scripts.
package protocol LineInput: Sendable {
  /// Waits for a line; blocks its thread.
  func readLine(prompt: String?) -> LineEvent
  /// Ends the wait of another thread as ^C does.
  func interrupt()
}

extension LineInput {
  /// Asks a question and waits for the answer; cancelling the calling task counts as ^C.
  package func answer(_ question: String) async -> LineEvent {
    await withTaskCancellationHandler {
      Task.isCancelled ? .interrupted : readLine(prompt: question)
    } onCancel: {
      interrupt()
    }
  }
}

extension PlainLineReader: LineInput {
  package func interrupt() {
    wake?.signal(SIGINT)
  }
}
