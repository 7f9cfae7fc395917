import KataTerminal
import Synchronization

/// Keeps what is written, for a test to read.
package final class MemorySink: TextSink {
  private let state = Mutex("")

  package init() {}

  package var text: String { state.withLock { $0 } }

  /// What was written since the last time this was asked.
  package func take() -> String {
    state.withLock { text in
      defer { text = "" }
      return text
    }
  }

  package func write(_ text: String) {
    state.withLock { $0 += text }
  }
}
