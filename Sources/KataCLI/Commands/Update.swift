import ArgumentParser
import KataCore
import KataTerminal
import KataText
import KataWorkspace

/// `kata update`: newer content, without touching what the learner touched.
struct Update: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Bring newer content of the kata into the workspace; files you touched stay yours.")

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var content: ContentOptions
  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let (kata, _) = try open.content(content.shelf(in: context))
    let report = try WorkspaceUpdate(of: open.workspace, now: context.now).run(with: kata)
    context.output.write(
      try json ? JSONText(report).text : Catalogue.current.text(text(report)))
    return .done
  }

  private func text(_ report: WorkspaceUpdate.Report) -> String {
    if report.isUpToDate {
      return "Nothing to do: the workspace has version \(report.newVersion).\n"
    }
    let lines = report.files.map {
      "  \(words(for: $0.outcome)): \(Sanitiser.line("\($0.path)"))\n"
    }
    return lines.joined()
      + "The workspace has version \(report.newVersion) now. `kata undo` takes it back.\n"
  }

  private func words(for outcome: WorkspaceUpdate.Outcome) -> String {
    switch outcome {
    case .replaced: "replaced"
    case .added: "added"
    case .removed: "removed"
    case .kept: "kept yours"
    case .staysDeleted: "stays deleted"
    case .inTheWay: "not added, yours has its name"
    }
  }
}
