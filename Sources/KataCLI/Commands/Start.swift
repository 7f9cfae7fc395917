import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal
import KataWorkspace

/// `kata start`: a folder to work in.
struct Start: KataCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a kata: make a folder with the brief and the sources.")

  @Argument(help: "The kata; `kata katas` lists them.")
  var kata: String

  @Option(help: "The pattern to move it to, such as mvp, mvvm or viper.")
  var pattern: String

  @Argument(help: ArgumentHelp("The new folder; KATA-PATTERN when left out.", valueName: "dir"))
  var folder: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let kata = try content.shelf(in: context).kata(kata)
    let pattern = try kata.requirePattern(pattern)
    let place = context.url(folder ?? "\(kata.id)-\(pattern.id)")
    let workspace = try WorkspaceStarter(now: context.now).start(
      kata: kata, pattern: pattern, at: place)
    await prepare(workspace, kata, pattern, context)
    context.output.write(text(kata, pattern, place: context.shown(workspace.root), context))
    return .done
  }

  private func text(_ kata: Kata, _ pattern: Pattern, place: String, _ context: Context) -> String {
    var steps = place == "." ? [] : ["cd \(ShellWord(place).text)"]
    let folder = context.program.deletingLastPathComponent().path
    let path = (context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    if !path.contains(folder) { steps.append("export PATH=\"\(folder):$PATH\"") }
    steps += ["read README.md, then change Sources/ in your editor", "kata check"]
    return "Started \(kata.title) in \(pattern.title): \(place)\nNext:  "
      + steps.joined(separator: "\n       ") + "\n"
  }

  /// Builds what editors and the first check need; a start does not fail for want of it.
  private func prepare(
    _ workspace: Workspace, _ kata: Kata, _ pattern: Pattern, _ context: Context
  ) async {
    let waiting = WaitingLine(context: context)
    defer { waiting.finish() }
    do {
      try await EditorSupport(context: context).prepare(
        workspace, kata: kata, pattern: pattern, report: waiting.report)
    } catch {
      waiting.finish()
      let text = CommandTrouble(error)?.message ?? "\(error)"
      context.errors.write("kata: \(text)\n")
    }
  }
}
