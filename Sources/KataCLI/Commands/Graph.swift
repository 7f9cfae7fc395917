import ArgumentParser
import KataCore
import KataPipeline
import KataReporting
import KataTerminal
import KataWorkspace

/// `kata graph`: the types of a solution, and which depends on which.
struct Graph: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the types with their roles, and which of them depends on which.",
    discussion: """
      Nothing is built: it reads the files as they are. Retain cycles and references that the pattern does not allow \
      are marked. With --plain, or in fewer than 70 columns, the references are listed. With --svg or --dot the graph goes to a file, and nothing is drawn on the terminal.
      """)

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  @Option(help: "The pattern whose rules mark references; the workspace's own when left out.")
  var pattern: String?

  @Option(help: ArgumentHelp("Write it as SVG.", valueName: "file"), completion: .file())
  var svg: String?

  @Option(
    help: ArgumentHelp("Write it as DOT, for Graphviz.", valueName: "file"), completion: .file())
  var dot: String?

  func run(in context: Context) async throws -> ExitStatus {
    let open = try OpenWorkspace(at: place.folder, pattern: pattern, context: context)
    let (kata, pattern) = try open.content(content.shelf(in: context))
    let files = try SourceReader().read(open.workspace)
    for finding in files.findings where finding.severity == .error { context.tell(finding) }
    let reading = try LintPipeline().reading(of: files.files, kata: kata, pattern: pattern)
    for skipped in reading.skipped {
      let place = skipped.location?.description ?? skipped.path.description
      context.tell("\(place) is not Swift as it stands, so its file is left out.")
    }
    let name = "\(kata.title), \(pattern.title)"
    if let svg {
      try context.saveOrPrint(GraphSVG(reading, name: name).text, to: svg, what: "The graph")
    }
    if let dot {
      try context.saveOrPrint(GraphDOT(reading, name: name).text, to: dot, what: "The graph")
    }
    if svg == nil, dot == nil {
      let appearance = look.appearance(in: context)
      context.write(
        GraphPage(
          reading, name: [kata.title, pattern.title], list: context.line("graph --plain"),
          width: appearance.width,
          look: appearance.output
        ).lines, appearance.output)
    }
    return .done
  }
}
