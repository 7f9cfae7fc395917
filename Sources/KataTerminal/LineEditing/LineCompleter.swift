/// Knows what may stand at a place of a line.
package protocol LineCompleter {
  /// Looks for completions; it must answer at once, since somebody waits with a finger on the key.
  ///
  /// - Parameter cursor: An offset in the line's UTF-8.
  func completions(for line: String, cursor: Int) -> LineCompletions
}
