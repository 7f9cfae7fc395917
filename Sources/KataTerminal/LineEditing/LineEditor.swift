package import KataText

/// Reads lines from a terminal with editing, history and completion.
///
/// It belongs to the main actor, which it blocks while it waits for a line; the pool of threads for everything else goes
/// on, so work in the background must not need the main actor. A class because libedit holds on to it.
@MainActor
package final class LineEditor {
  /// Reaches the editor from any thread while it waits.
  package nonisolated let wake: WakePipe

  private let session: EditingSession
  private let signals: WindowSignals

  /// Makes an editor; nil when the terminal, or the machine's locales, cannot serve, so that plain lines must do.
  ///
  /// - Parameter environment: TERM, and HOME or EDITRC for the learner's own keys.
  package init?(
    history: HistoryFile, completer: any LineCompleter, appearance: Appearance,
    settings: EditorSettings = EditorSettings(), wording: LineWording = .english,
    environment: [String: String], wake: WakePipe = WakePipe(),
    descriptors: (input: Int32, output: Int32) = (0, 1)
  ) {
    guard TerminalLocale.useUTF8(),
      let session = EditingSession(
        descriptors: descriptors, wake: wake, history: history, completer: completer,
        look: appearance.output, terminal: environment["TERM"] ?? "")
    else { return nil }
    self.wake = wake
    self.session = session
    session.wording = wording
    signals = WindowSignals(wake: wake)
    session.setKeys(settings.keys, editrc: EditrcFile(environment: environment))
  }

  /// The editor's own words; they may change with the language.
  package var wording: LineWording {
    get { session.wording }
    set { session.wording = newValue }
  }

  /// Waits for a line, remembering it in the history.
  ///
  /// After every event the cursor is at the start of a row, and the terminal is as it was.
  ///
  /// - Parameters:
  ///   - prompt: Only its last line is edited on; those before it are printed once.
  ///   - rightPrompt: Left out where marks are words, and while the line reaches it.
  package func readLine(prompt: StyledText, rightPrompt: StyledText? = nil) -> LineEvent {
    let look = session.look
    let lines = prompt.rendered(hasColour: look.hasColour).split(
      separator: "\n", omittingEmptySubsequences: false)
    let right = look.marks == .words ? nil : rightPrompt?.rendered(hasColour: look.hasColour)
    return session.readLine(
      lead: lines.dropLast().map { $0 + "\n" }.joined(),
      prompt: PromptText(rendered: String(lines.last ?? "")),
      right: PromptText(rendered: right ?? ""))
  }

  /// Obeys libedit's own command `bind`, given with or without that word; its table goes to the terminal.
  ///
  /// - Returns: Whether it was understood.
  package func bind(_ words: [String]) -> Bool {
    session.obey(words.first == "bind" ? words : ["bind"] + words)
  }
}
