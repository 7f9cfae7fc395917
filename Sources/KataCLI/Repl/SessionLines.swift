import Foundation
import KataTerminal
import KataText

/// The lines of a session: from the line editor where somebody types, else as they come.
@MainActor
final class SessionLines: PromptedLines {
  private let context: Context
  private let editor: LineEditor?
  private let history: HistoryFile?
  private var isErrorTold = false

  init(context: Context, words: CompletionWords) {
    self.context = context
    guard case .editor = LineReading(facts: context.facts, environment: context.environment)
    else {
      (editor, history) = (nil, nil)
      return
    }
    let history = HistoryFile(file: Self.historyFile(context))
    editor = LineEditor(
      history: history, completer: ReplCompleter(words: words),
      appearance: context.appearance, environment: context.environment, wake: context.wake)
    self.history = history
  }

  func next(prompt: StyledText) -> LineEvent {
    guard let editor else {
      return context.input.readLine(prompt: prompt.rendered(hasColour: false))
    }
    tellError()
    editor.wording = context.words.lineEditor
    return editor.readLine(prompt: prompt)
  }

  /// Says once why what is typed is not kept; a disk may fill up in the middle of a session.
  private func tellError() {
    guard !isErrorTold, let error = history?.errorText else { return }
    isErrorTold = true
    context.tell(error)
  }

  func bind(_ words: [String]) -> Bool { editor?.bind(words) ?? false }

  /// Without a home there is no file, which the history says in a sentence of its own.
  private static func historyFile(_ context: Context) -> URL {
    (Folders.state(context.environment) ?? URL(filePath: "/dev/null")).appending(path: "history")
  }
}
