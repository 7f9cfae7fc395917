import ArgumentParser
import KataCore
import KataTerminal

/// `kata watch`: a verdict on every save.
struct Watch: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check on every save; keys give a hint, the diff, what is next."
  )

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  @Flag(help: "Look at the files twice a second, for network folders and containers.")
  var poll = false

  @Flag(inversion: .prefixedNo, help: "Score the design below each verdict.")
  var scores: Bool?

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let (kata, pattern) = try open.content(content.shelf(in: context))
    let session = CheckSession(
      context: context, open: open, kata: kata, pattern: pattern, sandbox: sandbox)
    let screen = WatchScreen(
      context: context, look: look, hasKeys: context.facts.inputIsTerminal,
      folder: context.shown(open.workspace.root))
    let actions = WatchActions(session: session, screen: screen, content: content)
    defer { context.output.write("\n") }
    return try await WatchSession(
      session: session, screen: screen, actions: actions, scores: scores ?? kata.isScored
    ).run(polling: poll)
  }
}
