import ArgumentParser
import KataCore
import KataDrawing
import KataPipeline
import KataReporting
import KataTerminal
import KataText

/// `kata show`: the screen as text.
struct Show: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the screen as text: of your files, or of a kata's starter.",
    discussion: """
      The files are built and run in the sandbox, with the kata's scripted services around them. \
      --outline prints the form that does not depend on the terminal, for comparing one design with another. \
      Exit status: 0 shown, 1 the files do not build or the program ended by itself.
      """)

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var screen: ScreenOptions

  @Flag(help: "List the states that the kata's screen can be shown in.")
  var states = false

  @Flag(help: "Print the stable form: names and texts without any layout.")
  var outline = false

  @Option(help: ArgumentHelp("Write it as SVG.", valueName: "file"), completion: .file())
  var svg: String?

  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let language = try screen.language(in: context)
    let subject = try screen.subject(at: place, content, sandbox, in: context)
    if states {
      list(subject.kata, language, context)
      return .done
    }
    let state = try subject.state(screen.state)
    let waiting = WaitingLine(context: context, look: look)
    defer { waiting.finish() }
    waiting.show("building")
    let outcome = try await ScreenPipeline(workshop: context.workshop()).show(
      subject.request(waiting: waiting), state: state, report: waiting.report)
    waiting.finish()
    switch outcome {
    case .shown(let moment):
      try show(moment, language, context)
      return .done
    case .failed(let attempt):
      ScreenFailure(attempt: attempt, look: look, context: context).tell()
      return .notPassed
    }
  }

  private func list(_ kata: Kata, _ language: Language, _ context: Context) {
    let states = kata.screen?.states ?? []
    let widest = states.map { DisplayWidth.of($0.id) }.max() ?? 0
    for state in states {
      let padding = String(repeating: " ", count: widest - DisplayWidth.of(state.id) + 2)
      context.output.write(
        Sanitiser.line("\(state.id)\(padding)\(state.title(in: language))") + "\n")
    }
  }

  private func show(_ moment: ScreenMoment, _ language: Language, _ context: Context) throws {
    let words = ScreenWords(language)
    let picture = moment.picture ?? ScreenPicture(hasBar: false)
    if let svg {
      try save(ScreenSVG(picture, words: words).text, to: svg, context)
    } else if outline {
      context.output.write(Sanitiser.text(moment.outline))
    } else {
      let appearance = look.appearance(in: context)
      let screenLook = ScreenLook(look: appearance.output, words: words)
      let lines =
        appearance.isPlain
        ? ScreenLines(picture, look: screenLook, numbersTargets: false).lines
        : ScreenText(picture, width: min(appearance.width, 80), look: screenLook).lines
      context.write(lines, appearance.output)
    }
    if let refusal = moment.refusal { context.tell(refusal) }
    if !moment.printed.isEmpty { context.tell("The code printed:\n\(moment.printed)") }
  }

  private func save(_ text: String, to path: String, _ context: Context) throws {
    guard path != "-" else {
      context.output.write(text)
      return
    }
    try context.save(text, to: path, what: "The picture")
    context.answer("Wrote \(context.shown(context.url(path))).")
  }
}
