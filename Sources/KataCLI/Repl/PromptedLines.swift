import KataTerminal
import KataText

/// Where a session's lines come from: the line editor, or a plain stream.
@MainActor
protocol PromptedLines {
  /// Waits for the next line.
  func next(prompt: StyledText) -> LineEvent
  /// Changes a key; false where there are none to change.
  func bind(_ words: [String]) -> Bool
}
