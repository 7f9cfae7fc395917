/// Goes through the history with the arrow keys: only lines that begin like what was typed before the cursor.
struct HistoryWalk {
  private var beginning = ""
  private var typed = ""
  /// The place in the history; nil where the walk began, below the newest entry.
  private var index: Int?
  /// What the last step put on the line; anything else there begins a new walk.
  private var shown: String?

  /// The next older line; nil when there is none.
  ///
  /// - Parameter beginning: What lines have to begin with, if this is the first step.
  mutating func older(in entries: [String], line: String, beginning: String) -> String? {
    if line != shown {
      self = HistoryWalk()
      (self.beginning, typed) = (beginning, line)
    }
    let end = min(index ?? entries.count, entries.count)
    guard let found = entries[..<end].lastIndex(where: { matches($0, line) }) else { return nil }
    index = found
    shown = entries[found]
    return shown
  }

  /// The next newer line, at last the one that was typed; nil when the walk has not begun.
  mutating func newer(in entries: [String], line: String) -> String? {
    guard line == shown, let index, index < entries.count else { return nil }
    let found = entries[(index + 1)...].firstIndex { matches($0, line) }
    self.index = found
    shown = found.map { entries[$0] } ?? typed
    return shown
  }

  private func matches(_ entry: String, _ line: String) -> Bool {
    entry.utf8.starts(with: beginning.utf8) && entry != line
  }
}
