import KataText
import Synchronization

/// A stream that may end up in the log of a CI job, in which no line is taken for a command.
package final class LogSafeSink: TextSink {
  private let sink: any TextSink
  private let commands = Mutex(LogCommands())

  package init(_ sink: any TextSink) {
    self.sink = sink
  }

  package func write(_ text: String) {
    sink.write(commands.withLock { $0.broken(text) })
  }

  package var isOpen: Bool { sink.isOpen }
}
