import ArgumentParser
import Foundation
import KataCore
import KataTerminal
import KataText
import KataWorkspace

/// `kata reset`: back to the start, with a way back.
struct Reset: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Go back to the kata's starting files; `kata undo` brings yours back.")

  @OptionGroup var place: WorkspaceOptions
  @OptionGroup var content: ContentOptions

  @Flag(name: .shortAndLong, help: "Do not ask first.")
  var yes = false

  func run(in context: Context) async throws -> ExitStatus {
    let open = try place.open(in: context)
    let (kata, _) = try open.content(content.shelf(in: context))
    let diff = try open.snapshots.diff(from: .starter(kata), to: .now)
    guard !diff.isEmpty else {
      context.answer("Your files are the starting files already.")
      return .done
    }
    guard await isWanted(diff, context) else {
      context.answer("Nothing was changed.")
      return .done
    }
    let restoration = try open.snapshots.reset(to: kata)
    context.output.write(Sanitiser.text(RestorationText(restoration).text))
    context.answer("The starting files are back. \(context.typed("undo")) brings yours back.")
    return .done
  }

  /// Asks somebody at a terminal; a script has said what it wants.
  private func isWanted(_ diff: LineDiff, _ context: Context) async -> Bool {
    guard !yes, context.facts.inputIsTerminal, context.facts.outputIsTerminal else { return true }
    let question = Catalogue.current.text(
      "Put your changes away and go back to the starting files? [y,N,d,?] ")
    while case .line(let line) = await context.input.answer(question) {
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "y", "yes": return true
      case "", "n", "no", "q": return false
      case "d":
        context.output.write(
          DiffText(diff, look: context.appearance.output, isForTerminal: true).text)
      default:
        context.answer(
          """
          y  go back to the starting files; undo brings yours back
          n  leave everything as it is (so does Enter)
          d  show what would be put away
          """)
      }
    }
    context.output.write("\n")
    return false
  }
}
