import ArgumentParser
import KataCore
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
    let snapshots = try place.open(in: context).snapshots.history()
    if json {
      context.output.write(try JSONText(snapshots).text)
      return .done
    }
    for snapshot in snapshots {
      let time = ShortTime(snapshot.date, environment: context.environment).text
      let number =
        String(repeating: " ", count: max(0, 4 - "\(snapshot.number)".count)) + "\(snapshot.number)"
      let reason = Catalogue.current.text(words(for: snapshot.reason))
      let files = Catalogue.current.text("(\(snapshot.files.count) files)")
      context.output.write("\(number)  \(time)  \(Sanitiser.line(reason))  \(files)\n")
    }
    context.answer(
      snapshots.isEmpty
        ? "There are no snapshots yet; the next check takes one."
        : "\(context.typed("diff NUMBER")) shows what changed since; \(context.typed("undo --to NUMBER")) brings it back."
    )
    return .done
  }

  private func words(for reason: Snapshot.Reason) -> String {
    reason == .start ? "the start" : "before \(reason.rawValue)"
  }
}
