import KataCore
import KataTerminal
import KataText

/// The session: reads lines and runs each as the command it names, until somebody leaves.
///
/// On the main actor, since the line editor belongs to the main thread; commands run elsewhere meanwhile.
@MainActor
struct Repl {
  private let outer: Context
  private let session: ReplSession
  private let environment: [String: String]
  private let lines: any PromptedLines
  private let commands: [String]

  /// - Parameters:
  ///   - context: The world of the program.
  ///   - environment: What the session's commands see, the wishes of its own command line included.
  ///   - lines: Where lines come from.
  init(
    context: Context, environment: [String: String], session: ReplSession,
    lines: any PromptedLines
  ) {
    outer = context
    self.environment = environment
    self.session = session
    self.lines = lines
    commands = RootCommand.commandNames
  }

  /// Runs line after line.
  ///
  /// - Returns: The status of a script's last command, or of the signal that ended the session.
  func run() async -> ExitStatus {
    var status: ExitStatus?
    var last: String?
    var isWarned = false
    let wasTerminal = context.facts.inputIsTerminal
    // Whoever read the answers may have left, as `head` does.
    while !Task.isCancelled, context.output.isOpen {
      switch lines.next(prompt: prompt) {
      case .line(let typed):
        // Several lines that were pasted are as many commands.
        for line in typed.split(whereSeparator: \.isNewline).map(String.init) {
          switch await obey(line, last: last) {
          case .go(let new): status = new ?? status
          case .leave: return ended(with: status)
          }
          if ReplLine(line, commands: commands) != .repeatLast { last = line }
        }
      case .interrupted:
        guard context.facts.inputIsTerminal else { return .interrupted }
        if !isWarned { context.errors.write("\(context.words.emptyInterrupt)\n") }
        isWarned = true
      case .endOfInput:
        // A terminal that is none any more is a window that was closed.
        if wasTerminal, !context.facts.inputIsTerminal { return .hungUp }
        if last == nil, !wasTerminal { explain() }
        return ended(with: status)
      case .terminated(let signal):
        return ExitStatus(signal: signal)
      }
    }
    return context.output.isOpen ? .interrupted : status ?? .done
  }

  /// A script ends as its last command did; somebody who leaves has not failed.
  private func ended(with status: ExitStatus?) -> ExitStatus {
    context.facts.inputIsTerminal ? .done : status ?? .done
  }

  private enum Answer {
    case go(ExitStatus?)
    case leave
  }

  private var context: Context { outer.inside(session, environment: environment) }

  private func obey(_ line: String, last: String?) async -> Answer {
    switch ReplLine(line, commands: commands) {
    case .nothing: return .go(nil)
    case .leave: return .leave
    case .clear:
      if !context.appearance.isPlain { context.output.write("\u{1b}[H\u{1b}[2J") }
      return .go(.done)
    case .enter(let folder): return .go(SessionFolder(context: context).enter(folder))
    case .repeatLast:
      guard let last else { return .go(tell("There is no line to repeat yet.")) }
      context.output.write("\(Sanitiser.text(last))\n")
      return await obey(last, last: nil)
    case .bind(let words):
      let isDone = lines.bind(words)
      return .go(isDone ? .done : tell("The line editor does not know this binding."))
    case .command(["help"]):
      let appearance = context.appearance
      let help = SessionHelp(
        words: context.words, look: appearance.output, width: min(appearance.width, 100))
      context.write(help.lines, appearance.output)
      return .go(.done)
    case .command(let words):
      return .go(await run(words))
    case .ambiguous(let word, let names):
      return .go(tell("`\(word)` may be \(names.joined(separator: ", ")). Type more of it."))
    case .openQuote(let quote):
      return .go(tell("The quote \(quote) is not closed; nothing was done."))
    }
  }

  private func run(_ words: [String]) async -> ExitStatus {
    let context = context
    return await context.interrupts.cancelling { await KataProgram(context: context).run(words) }
  }

  private func tell(_ text: String) -> ExitStatus {
    context.tell(text)
    return .usage
  }

  /// For a script without a line, or a program that was started with nobody there.
  private func explain() {
    context.answer(
      """
      kata teaches iOS architecture by refactoring. On a terminal it opens a session.
      Begin with:  kata read why, or kata start greeting mvp
      Everything:  kata help
      """)
  }

  private var prompt: StyledText {
    let appearance = context.appearance
    let folder = SessionFolder(context: context)
    let workspace = folder.workspace
    return PromptText(
      practice: workspace.map { Practice(kata: $0.kata, pattern: $0.pattern) },
      isReview: workspace?.review != nil, isPassed: folder.verdict,
      look: appearance.output, width: appearance.width
    ).text
  }
}
