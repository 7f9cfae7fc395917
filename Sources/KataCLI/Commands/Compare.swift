import ArgumentParser
import KataCore
import KataReporting
import KataTerminal

/// `kata compare`: the same kata in all patterns, side by side.
struct Compare: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Set your solutions beside the references of all patterns.",
    discussion: """
      The references and the starter are as they were measured; yours are the last scored check of every workspace, \
      and this folder as it is now. Below stand lines and types, and what each change request has touched (`kata change`).
      """)

  @Argument(
    help: ArgumentHelp("The patterns to compare; all when left out.", valueName: "pattern"),
    completion: .patterns)
  var patterns: [String] = []

  @Option(help: "The kata; the workspace's own when left out.", completion: .katas)
  var kata: String?

  @Flag(help: "Print JSON (kata/compare/v1).") var json = false
  @Option(
    help: ArgumentHelp("Write the scores as a chart, SVG.", valueName: "file"), completion: .file())
  var svg: String?
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let comparison = try Comparison(
      context: context, shelf: content.shelf(in: context), kata: kata, patterns: patterns,
      sandbox: sandbox)
    let rows = try await comparison.rows(waiting: WaitingLine(context: context, look: look))
    if let svg {
      let chart = CompareSVG(
        rows, kata: comparison.kata, changes: comparison.changes, language: context.language)
      try context.saveOrPrint(chart.text, to: svg, what: "The chart")
    } else if json {
      let document = try CompareJSON(rows, kata: comparison.kata, tool: ProgramVersion.number)
      context.output.write(document.text)
    } else if rows.isEmpty {
      context.answer(context.words.noReferenceScores(comparison.kata.title(in: context.language)))
    } else {
      let appearance = look.appearance(in: context)
      let report = CompareReport(
        rows, kata: comparison.kata, changes: comparison.changes, language: context.language,
        width: appearance.width, look: appearance.output)
      context.write(report.lines, appearance.output)
      if !rows.contains(where: { $0.kind == .reference }) {
        context.answer(context.words.noReferenceScores(comparison.kata.title(in: context.language)))
      }
    }
    return .done
  }
}
