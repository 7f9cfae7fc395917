import ArgumentParser
import KataTerminal
import KataText
import KataWorkspace

/// `kata undo`: the files as they were before.
struct Undo: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back the files as they were before the last change; again goes further back.",
    discussion:
      "Every state that a command has seen is kept; `kata history` lists them and --to brings any of them back."
  )

  @OptionGroup var place: WorkspaceOptions

  @Option(help: ArgumentHelp("Bring back this snapshot of `kata history`.", valueName: "number"))
  var to: Int?

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let restoration = try to.map { try open.snapshots.restore($0) } ?? open.snapshots.undo()
    guard let restoration, let snapshot = restoration.restored else {
      context.answer("There is nothing to undo: no earlier state differs from your files.")
      return .done
    }
    context.output.write(Sanitiser.text(RestorationText(restoration).text))
    let time = ShortTime(snapshot.date, environment: context.environment).text
    context.answer("These are your files of snapshot \(snapshot.number), \(time).")
    if let kept = restoration.kept {
      context.answer(
        "What you had is snapshot \(kept.number): \(context.typed("undo --to \(kept.number)"))")
    }
    return .done
  }
}
