import Synchronization

/// Reads single keys from the terminal, in whatever mode it was before.
///
/// A class because only one reading at a time may change the terminal.
package final class KeyReader: Sendable {
  private let input: Int32
  private let current = Mutex<KeySession?>(nil)

  /// Prepares for reading; nothing is changed or read until keys are asked for.
  package init(input: Int32 = 0) {
    self.input = input
  }

  /// The keys from now on, unseen on the screen: ^C, ^D and the terminal's changes of size among them.
  ///
  /// The stream ends when the terminal goes away; it is empty when there is none, and then nothing is read. As soon
  /// as nobody waits for its next key any more, because the task was cancelled or the stream given up, the terminal is
  /// as it was before. ^Z stops the program as usual, with the terminal in order meanwhile.
  package func keys() -> AsyncStream<Key> {
    let (stream, continuation) = AsyncStream<Key>.makeStream()
    guard let session = KeySession(input: input, keys: continuation) else {
      continuation.finish()
      return stream
    }
    replaceSession(session)
    continuation.onTermination = { _ in session.stop() }
    session.start()
    return stream
  }

  /// Runs `body` with the keys; when it is over, the terminal is as it was before, also when it throws.
  ///
  /// - Parameter isolation: Where `body` runs: with the caller.
  package func reading<Answer>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (AsyncStream<Key>) async throws -> Answer
  ) async rethrows -> Answer {
    defer { replaceSession(nil) }
    return try await body(keys())
  }

  private func replaceSession(_ session: KeySession?) {
    let last = current.withLock { current in
      defer { current = session }
      return current
    }
    last?.stop()
  }
}
