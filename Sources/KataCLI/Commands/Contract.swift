import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal
import KataText

/// `kata contract`: what a kata's files may import, to read.
struct Contract: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Print the kata's contract: its services, and the seam of each pattern.")

  @Argument(
    help: ArgumentHelp(
      "A type of the contract, such as GreetingPresenter, or a pattern; the workspace's own pattern when left out.",
      valueName: "type"))
  var type: String?

  @Flag(help: "Everything, whatever the pattern.") var all = false
  @Flag(help: "Print it all at once.") var noPager = false
  @OptionGroup var look: LookOptions

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The workspace, when it is not the current folder.", valueName: "dir"))
  var folder: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let open = try OpenWorkspace(at: folder, context: context)
    let (kata, own) = try open.content(content.shelf(in: context))
    let files = try ContractFiles(of: kata)
    let pattern = type.flatMap { kata.pattern($0) } ?? (type == nil ? own : nil)
    let names =
      if let pattern, !all {
        try files.names(reachedFrom: pattern.seam)
      } else if let type, pattern == nil {
        [try name(of: type, in: files)]
      } else { files.names }
    try await show(try names.map(files.text), context)
    return .done
  }

  private func name(of type: String, in files: ContractFiles) throws -> String {
    if let name = files.names.first(where: { $0.lowercased() == type.lowercased() }) { return name }
    let nearest = NearestName(among: files.names).match(for: type)
    throw CommandError(
      "The contract has no type named `\(type)`. "
        + (nearest.map { "Did you mean `\($0)`?" }
          ?? "It has: \(files.names.joined(separator: ", "))."))
  }

  /// Shows code on pages; whatever is no terminal gets it as it is.
  private func show(_ texts: [String], _ context: Context) async throws {
    let code = texts.joined(separator: "\n")
    guard context.facts.outputIsTerminal else {
      context.output.write(code)
      return
    }
    let appearance = look.appearance(in: context)
    let page = MarkdownPage(
      MarkdownDocument("```swift\n\(code)```\n"), width: min(appearance.width, 100),
      look: appearance.output, highlighter: .swift)
    _ = try await PagedLines(context: context, appearance: appearance, isWanted: !noPager)
      .show(page.text)
  }
}
