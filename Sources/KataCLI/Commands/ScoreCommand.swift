import ArgumentParser
import KataCore
import KataReporting
import KataTerminal
import KataWorkspace

/// `kata score`: the three scores in detail.
struct ScoreCommand: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "score",
    abstract: "Score the design of the files as they are, with the evidence by line.",
    discussion: """
      Distribution, testability and ease of use, what each is made of, and what to do next. It decides nothing; \
      `kata check` does. Exit status: 0 scored, 1 the files do not build.
      """)

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  @Option(help: "The kata, when the folder does not say it or says another.")
  var kata: String?

  @Option(help: "The pattern, when the folder does not say it or says another.")
  var pattern: String?

  @Flag(help: "Report everything in full, not only the first of each kind.") var all = false
  @Flag(help: "Print JSON (kata/score/v1).") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let open = try OpenWorkspace(at: place.folder, kata: kata, pattern: pattern, context: context)
    let (kata, pattern) = try open.content(content.shelf(in: context))
    let session = ScoreSession(
      check: CheckSession(
        context: context, open: open, kata: kata, pattern: pattern, sandbox: sandbox))
    let current = try await session.current(waiting: WaitingLine(context: context, look: look))
    guard let current else {
      context.tell(context.words.doesNotBuild(context.typed("check")))
      return .notPassed
    }
    try tell(current, kata, pattern, last: session.last(besides: current), context)
    return .done
  }

  private func tell(
    _ current: ScoreSession.Current, _ kata: Kata, _ pattern: Pattern,
    last: [Score.Feature: ScoreValue], _ context: Context
  ) throws {
    let thresholds = ScoreThreshold.all(kata.thresholds, scores: current.scores)
    if json {
      let document = try ScoreJSON(
        current.scores, kata: kata, pattern: pattern, since: last, thresholds: thresholds,
        tool: ProgramVersion.number)
      context.output.write(document.text)
      return
    }
    let appearance = look.appearance(in: context)
    let report = ScoreReport(
      current.scores, kata: kata, pattern: pattern, since: last, thresholds: thresholds,
      sources: current.files, width: appearance.width, look: appearance.output,
      detail: all ? .all : .first)
    context.write(report.lines, appearance.output)
  }
}
