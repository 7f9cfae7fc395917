import Foundation
import KataTerminal
import KataText

/// The lines of a session: from the line editor where somebody types, else as they come.
@MainActor
final class SessionLines: PromptedLines {
  private let context: Context
  private let editor: LineEditor?

  init(context: Context, words: CompletionWords) {
    self.context = context
    guard case .editor = LineReading(facts: context.facts, environment: context.environment)
    else {
      editor = nil
      return
    }
    let history = HistoryFile(file: Self.historyFile(context))
    editor = LineEditor(
      history: history, completer: ReplCompleter(words: words),
      appearance: context.appearance, environment: context.environment, wake: context.wake)
    if let trouble = history.trouble {
      context.tell(trouble)
    }
  }

  func next(prompt: StyledText) -> LineEvent {
    guard let editor else {
      return context.input.readLine(prompt: prompt.rendered(hasColour: false))
    }
    editor.wording = context.words.lineEditor
    return editor.readLine(prompt: prompt)
  }

  func bind(_ words: [String]) -> Bool { editor?.bind(words) ?? false }

  /// Without a home there is no file, which the history says in a sentence of its own.
  private static func historyFile(_ context: Context) -> URL {
    (Folders.state(context.environment) ?? URL(filePath: "/dev/null")).appending(path: "history")
  }
}
