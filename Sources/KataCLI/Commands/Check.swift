import ArgumentParser
import KataCore
import KataPipeline
import KataTerminal
import KataWorkspace

/// `kata check`: the verdict.
struct Check: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the solution: does the screen still behave, and does the structure hold?",
    discussion: """
      The report is printed as text. With --output it also goes to a file, in the format that is named. \
      On a terminal the design is scored below the verdict; ^C ends that and leaves the verdict. \
      Exit status: 0 passed, 1 not passed or a score below what was asked for, 69 toolchain or demanded sandbox missing, 70 internal error.
      """)

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var scores: ScoreOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  @Option(help: "The kata, when the folder does not say it or says another.")
  var kata: String?

  @Option(help: "The pattern, when the folder does not say it or says another.")
  var pattern: String?

  @Option(help: "Repeat the data of an earlier check; each check picks a new seed otherwise.")
  var seed: UInt64?

  func run(in context: Context) async throws -> ExitStatus {
    let started = context.now()
    let clock = ContinuousClock.now
    var subject: (kata: Kata, pattern: Pattern)?
    do {
      let open = try OpenWorkspace(at: place.folder, kata: kata, pattern: pattern, context: context)
      let content = try open.content(content.shelf(in: context))
      subject = content
      let session = CheckSession(
        context: context, open: open, kata: content.kata, pattern: content.pattern,
        sandbox: sandbox)
      return try await check(session)
    } catch let error as CancellationError {
      throw error
    } catch {
      guard let commandError = CommandError(error) else { throw error }
      try report.deliver(
        commandError, kata: subject?.kata, pattern: subject?.pattern, started: started,
        duration: .now - clock, look: look, context: context)
      return commandError.status
    }
  }

  private func check(_ session: CheckSession) async throws -> ExitStatus {
    let context = session.context
    let outcome = try await session.check(
      seed: seed, waiting: WaitingLine(context: context, look: look))
    let notes = CheckNotes(outcome, session: session)
    try session.keep(outcome) {
      try report.deliver(outcome.attempt, notes: notes, look: look, context: context)
    }
    let status = try await AfterVerdict(
      session: ScoreSession(check: session), options: scores, report: report, look: look
    ).finish(outcome)
    tellNext(after: outcome.attempt, in: session.open.workspace, context)
    return status
  }

  /// Says by name what comes after a pass, where somebody reads it.
  private func tellNext(after attempt: Attempt, in workspace: Workspace, _ context: Context) {
    guard attempt.verdict.isPassed, report.isText, context.facts.outputIsTerminal,
      let course = try? content.course(in: context)
    else { return }
    let pass = PassText(
      course: course, workspace: workspace, started: attempt.started, context: context)
    context.answer(pass.text)
  }
}
