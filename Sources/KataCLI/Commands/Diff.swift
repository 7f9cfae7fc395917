import ArgumentParser
import KataTerminal
import KataText
import KataWorkspace

/// `kata diff`: what has changed.
struct Diff: KataCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what you changed since the start, or since a snapshot.")

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
    } else if diff.isEmpty {
      context.output.write("Nothing has changed.\n")
    } else {
      let look = look.appearance(in: context).output
      context.output.write(look.hasColour ? coloured(diff) : diff.unifiedText)
    }
    return .done
  }

  private func coloured(_ diff: LineDiff) -> String {
    diff.unifiedText.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = Sanitiser.text(String(line))
      return StyledText(text, style(of: line)).rendered(hasColour: true)
    }.joined(separator: "\n")
  }

  private func style(of line: Substring) -> Style {
    if line.hasPrefix("+++") || line.hasPrefix("---") || line.hasPrefix("diff") { return .bold }
    switch line.first {
    case "+": return Style(.green)
    case "-": return Style(.red)
    case "@": return Style(.cyan)
    default: return .plain
    }
  }
}
