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

  // Both are asked for in words when they are missing, with what there is to choose from.
  @Argument(help: "The kata; `kata katas` lists them.")
  var kata: String?

  @Option(help: "The pattern to move it to, such as mvp, mvvm or viper.")
  var pattern: String?

  @Argument(help: ArgumentHelp("The new folder; KATA-PATTERN when left out.", valueName: "dir"))
  var folder: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let kata = try chosenKata(content.shelf(in: context))
    let pattern = try chosenPattern(of: kata)
    let place = folder.map { context.url($0) } ?? usualPlace("\(kata.id)-\(pattern.id)", context)
    let workspace = try WorkspaceStarter(now: context.now).start(
      kata: kata, pattern: pattern, at: place)
    // Said first, because reading can begin while the kit is built.
    context.output.write(text(kata, pattern, place: context.shown(workspace.root), context))
    try await prepare(workspace, kata, pattern, context)
    return .done
  }

  /// The current folder's, or beside the workspace that somebody stands in: one inside another would confuse both.
  private func usualPlace(_ name: String, _ context: Context) -> URL {
    let around = try? WorkspaceFinder(now: context.now).find(from: context.directory).workspace
    return around?.root.deletingLastPathComponent().appending(path: name) ?? context.url(name)
  }

  private func chosenKata(_ shelf: KataShelf) throws -> Kata {
    if let kata { return try shelf.kata(kata) }
    let names = try shelf.katas().map(\.id)
    throw CommandTrouble(
      """
      Which kata? There is \(names.joined(separator: ", ")).
      For example: kata start \(names.first ?? "greeting") --pattern mvp
      """)
  }

  private func chosenPattern(of kata: Kata) throws -> Pattern {
    let named = folder.flatMap { kata.pattern($0) }
    if let pattern {
      let pattern = try kata.requirePattern(pattern)
      if let named, named != pattern {
        throw CommandTrouble(
          """
          `\(named.id)` is a pattern, and \(pattern.id) was asked for as well.
          For the pattern write --pattern \(named.id), for a folder of that name ./\(named.id)
          """)
      }
      return pattern
    }
    if let named {
      throw CommandTrouble("Did you mean `kata start \(kata.id) --pattern \(named.id)`?")
    }
    throw CommandTrouble(
      """
      Which pattern? \(kata.title) can be moved to \(kata.patterns.map(\.title).joined(separator: ", ")).
      For example: kata start \(kata.id) --pattern \(kata.patterns[0].id)
      """)
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
  ) async throws {
    let waiting = WaitingLine(context: context)
    defer { waiting.finish() }
    do {
      try await EditorSupport(context: context).prepare(
        workspace, kata: kata, pattern: pattern, report: waiting.report)
    } catch let error as CancellationError {
      throw error
    } catch {
      waiting.finish()
      let text = CommandTrouble(error)?.message ?? "\(error)"
      context.errors.write("kata: \(text)\n")
    }
  }
}
