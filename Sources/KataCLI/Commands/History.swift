import ArgumentParser
import Foundation
import KataCore
import KataRecords
import KataTerminal
import KataText
import KataWorkspace

/// `kata history`: every state of the files that is kept.
struct History: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the snapshots of your files, newest last.")

  @OptionGroup var place: WorkspaceOptions
  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let snapshots = try open.snapshots.history()
    let checks = context.records.read { try $0.attempts(workspace: open.workspace.root.path) } ?? []
    let rows = snapshots.map { HistoryRow($0, checks: checks) }
    if json {
      context.output.write(try JSONText(rows).text)
      return .done
    }
    let look = context.appearance.output
    for row in rows {
      let snapshot = row.snapshot
      let time = ShortTime(snapshot.date, environment: context.environment).text
      let number =
        String(repeating: " ", count: max(0, 4 - "\(snapshot.number)".count)) + "\(snapshot.number)"
      let reason = Catalogue.current.text(words(for: snapshot.reason))
      let files = Catalogue.current.text("(\(snapshot.files.count) files)")
      let verdict = row.verdict.map { "  " + $0.text(words: context.words, look: look) } ?? ""
      let line = StyledText("\(number)  \(time)  \(Sanitiser.line(reason))  \(files)") + verdict
      context.write([line], look)
    }
    context.answer(
      snapshots.isEmpty
        ? "There are no snapshots yet; the next check takes one."
        : "\(context.typed("diff <number>")) shows what changed since; \(context.typed("undo --to <number>")) brings it back."
    )
    return .done
  }

  private func words(for reason: Snapshot.Reason) -> String {
    reason == .start ? "the start" : "before \(reason.rawValue)"
  }
}
