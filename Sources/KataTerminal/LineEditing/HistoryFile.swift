package import Foundation
import Synchronization

/// What was typed, in this session and those before: a file that several sessions may write to at once.
///
/// Without a usable file the entries last as long as the session. A class because it is shared by whoever reads lines.
package final class HistoryFile: Sendable {
  private struct State {
    var entries: [String] = []
    var error: HistoryError?
  }

  private let disk: HistoryDisk
  private let most: Int
  private let state: Mutex<State>

  /// Reads the file; one that has grown too long is rewritten.
  ///
  /// - Parameter most: How many entries are kept.
  package init(file: URL, most: Int = 10_000) {
    disk = HistoryDisk(path: file.path)
    self.most = most
    var state = State()
    do throws(HistoryError) {
      let found = HistoryEntries(try disk.bytes(), most: most)
      state.entries = found.texts
      if found.lineCount > found.texts.count + most / 10 { try disk.compact(to: most) }
      // What cannot be written is told now, not after an hour of typing.
      try disk.append("")
    } catch {
      state.error = error
    }
    self.state = Mutex(state)
  }

  /// The lines, oldest first, none twice.
  package var entries: [String] { state.withLock { $0.entries } }

  /// Why nothing is kept, in a sentence; nil when all is well.
  package var errorText: String? { state.withLock { $0.error?.description } }

  /// Remembers a line, unless it begins with a blank; an older one with the same text goes.
  ///
  /// After the first error the file is left alone.
  ///
  /// - Returns: Whether the line is remembered.
  @discardableResult
  package func append(_ text: String) -> Bool {
    guard HistoryEntries.isWorthKeeping(text) else { return false }
    state.withLock { state in
      if state.entries.last == text { return }
      if let older = state.entries.lastIndex(of: text) { state.entries.remove(at: older) }
      state.entries.append(text)
      if state.entries.count > most { state.entries.removeFirst() }
      guard state.error == nil else { return }
      do throws(HistoryError) {
        try disk.append(HistoryEntries.line(for: text))
      } catch {
        state.error = error
      }
    }
    return true
  }
}
