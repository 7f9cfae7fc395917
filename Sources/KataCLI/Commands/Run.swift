import ArgumentParser
import KataCore
import KataPipeline
import KataTerminal
import Synchronization

/// `kata run`: the screen in use.
struct Run: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Use the screen in the terminal: of your files, or of a kata's starter.",
    discussion: """
      Arrows move from one control to the next, ENTER uses it, keys make the next request slow, fail or \
      answer nonsense, q quits. With --plain, and where input or output is no terminal, it goes line by line: \
      `kata run < taps.txt` runs a script, and `help` as a line of it lists what a line may be. \
      Exit status: 0 left, 1 the files do not build, the program ended by itself, or a script asked for what cannot \
      be used, 64 a script's line means nothing.
      """)

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let language = try screen.language(in: context)
    let subject = try screen.subject(at: place, content, sandbox, in: context)
    let state = try subject.state(screen.state)
    let appearance = look.appearance(in: context)
    let isDrawn =
      context.facts.inputIsTerminal && context.facts.outputIsTerminal && appearance.isAnimated
      && !appearance.isPlain
    if isDrawn { try checkSize(width: appearance.width, language, context) }
    let waiting = WaitingLine(context: context, look: look)
    defer { waiting.finish() }
    waiting.show("building")
    let status = Mutex(ExitStatus.done)
    let (look, kata) = (look, subject.kata)
    let failure = try await ScreenPipeline(workshop: context.workshop()).use(
      subject.request(waiting: waiting), state: state, report: waiting.report
    ) { use in
      waiting.finish()
      if isDrawn {
        try await RunSession(context: context, look: look, language: language, kata: kata).run(use)
      } else {
        let answer = try await RunDialogue(
          context: context, look: look, language: language, kata: kata
        ).run(use)
        status.withLock { $0 = answer }
      }
    }
    waiting.finish()
    guard let failure else { return status.withLock { $0 } }
    ScreenFailure(attempt: failure, look: look, context: context).tell()
    return .notPassed
  }

  private func checkSize(width: Int, _ language: Language, _ context: Context) throws {
    let rows = context.facts.heightInRows ?? RunView.leastRows
    guard width < RunView.leastColumns || rows < RunView.leastRows else { return }
    throw CommandError(RunWords(language).tooSmall(columns: width, rows: rows))
  }
}
