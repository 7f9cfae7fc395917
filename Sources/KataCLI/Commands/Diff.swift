import ArgumentParser
import KataTerminal
import KataWorkspace

/// `kata diff`: what has changed.
struct Diff: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Show what you changed since the start, or since a snapshot.")

  @Argument(
    help: ArgumentHelp(
      "A snapshot of `kata history`; the starting files when left out.", valueName: "number"))
  var since: Int?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The workspace, when it is not the current folder.", valueName: "dir"))
  var folder: String?

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions
  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let open = try OpenWorkspace(at: folder, context: context)
    let (kata, _) = try open.content(content.shelf(in: context))
    let diff = try open.snapshots.diff(
      from: since.map { .snapshot($0) } ?? .starter(kata), to: .now)
    if json {
      context.output.write(try JSONText(diff).text)
    } else {
      let text = DiffText(
        diff, look: look.appearance(in: context).output,
        isForTerminal: context.facts.outputIsTerminal)
      context.output.write(text.text)
    }
    return .done
  }
}
