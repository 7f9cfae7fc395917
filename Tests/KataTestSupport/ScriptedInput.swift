package import KataTerminal
import Synchronization

/// Lines that are typed one after the other; a class because every line is given once.
package final class ScriptedInput: LineInput {
  private let lines: Mutex<[String]>
  private let asked = Mutex<[String]>([])

  package init(_ lines: String...) {
    self.lines = Mutex(lines)
  }

  /// The questions so far.
  package var questions: [String] { asked.withLock { $0 } }

  package func readLine(prompt: String?) -> LineEvent {
    asked.withLock { $0.append(prompt ?? "") }
    return lines.withLock { $0.isEmpty ? .endOfInput : .line($0.removeFirst()) }
  }

  package func interrupt() {}
}
