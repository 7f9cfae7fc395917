import ArgumentParser
import KataTerminal
import KataWorkspace

/// `kata reset`: back to the start, with a way back.
struct Reset: KataCommand {
  static let configuration = CommandConfiguration(
    abstract: "Go back to the kata's starting files; `kata undo` brings yours back.")

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let (kata, _) = try open.content(content.shelf(in: context))
    let restoration = try open.snapshots.reset(to: kata)
    guard restoration.isChange else {
      context.output.write("Your files are the starting files already.\n")
      return .done
    }
    context.output.write(RestorationText(restoration).text)
    context.output.write("The starting files are back. `kata undo` brings yours back.\n")
    return .done
  }
}
