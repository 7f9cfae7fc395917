import Foundation
import KataContent
import KataCore
import KataTerminal
import KataText

/// Opens a session: says where the learner is, begins what takes long, and closes everything at the end.
struct ReplStart: Sendable {
  let context: Context
  let content: ContentOptions
  let look: LookOptions

  func run() async -> ExitStatus {
    let session = ReplSession(directory: context.directory)
    let inside = context.inside(session, environment: environment)
    if context.facts.inputIsTerminal { greet(inside, session) }
    prepare(inside)
    let status = await converse(inside, session)
    await session.close()
    return status
  }

  /// The wishes of the session's own command line, as its commands understand them.
  private var environment: [String: String] {
    var environment = context.environment
    if look.plain { environment["KATA_PLAIN"] = "1" }
    switch look.color {
    case .auto: break
    case .always: environment.merge(["FORCE_COLOR": "1", "NO_COLOR": ""]) { $1 }
    case .never: environment["NO_COLOR"] = "1"
    }
    if let width = look.width { environment["COLUMNS"] = "\(width)" }
    environment["KATA_KATAS"] = folders("KATA_KATAS", content.folders)
    environment["KATA_LESSONS"] = folders("KATA_LESSONS", content.lessonFolders)
    return environment
  }

  private func folders(_ variable: String, _ added: [String]) -> String? {
    let paths = added.map { context.url($0).path }
    let all = (context.environment[variable].map { [$0] } ?? []) + paths
    return all.isEmpty ? nil : all.joined(separator: ":")
  }

  /// Goes to where the learner was last, and says in at most three lines what to do.
  private func greet(_ inside: Context, _ session: ReplSession) {
    let course = try? ContentOptions.standing.course(in: inside)
    if let place = course?.place { session.enter(place.workspace) }
    let appearance = inside.appearance
    let lines = Banner(
      course: course, opened: context.directory,
      context: context.inside(session, environment: environment)
    ).lines
    context.write(
      lines.flatMap {
        StyledText(prose: Sanitiser.text($0), look: appearance.output).wrapped(to: appearance.width)
      }, appearance.output)
  }

  private func prepare(_ inside: Context) {
    guard inside.facts.inputIsTerminal else { return }
    inside.session?.inBackground {
      // The prompt first: nobody checks within its first moments.
      try? await Task.sleep(for: .milliseconds(300))
      guard !Task.isCancelled,
        let katas = try? ContentOptions.standing.shelf(in: inside).katas(),
        let kata = katas.first(where: { $0.drill != nil }) ?? katas.first
      else { return }
      await KitPreparation(context: inside).anticipate(kata, pattern: kata.patterns[0])
    }
  }

  @MainActor
  private func converse(_ inside: Context, _ session: ReplSession) async -> ExitStatus {
    let environment = environment
    let lines = SessionLines(context: inside, words: completionWords(session))
    let repl = Repl(
      context: context, environment: environment, session: session, lines: lines)
    let wake: Interrupts.Listener = { inside.wake.signal($0) }
    return await inside.interrupts.heard(by: wake) {
      await repl.run()
    }
  }

  private func completionWords(_ session: ReplSession) -> CompletionWords {
    let environment = environment
    let now: @Sendable () -> Context = { [context] in
      context.inside(session, environment: environment)
    }
    return CompletionWords(
      context: now, katas: { ContentOptions.standing.shelf(in: now()) },
      lessons: { ContentOptions.standing.lessonShelf(in: now()) })
  }
}
