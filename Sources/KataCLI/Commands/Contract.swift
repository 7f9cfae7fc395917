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
      "A type of the contract, such as GreetingPresenter, a pattern, or a kata; the workspace's own pattern when left out.",
      valueName: "type"))
  var name: String?

  @Argument(
    help: ArgumentHelp("A type or a pattern of the kata that is named.", valueName: "pattern"))
  var part: String?

  @Flag(help: "Everything, whatever the pattern.") var all = false
  @Flag(help: "Print it all at once.") var noPager = false
  @OptionGroup var look: LookOptions

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The workspace, when it is not the current folder.", valueName: "dir"))
  var folder: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let (kata, wanted, own) = try place(in: context)
    let files = try ContractFiles(of: kata)
    let names =
      if let wanted, kata.pattern(wanted) == nil {
        [try name(of: wanted, in: files)]
      } else if let pattern = wanted.flatMap(kata.pattern) ?? own, !all {
        try files.names(for: pattern, of: kata)
      } else { files.names }
    try await show(try names.map(files.text), context)
    return .done
  }

  /// The kata that is meant, what of it is asked for, and the pattern of its workspace.
  private func place(in context: Context) throws -> (kata: Kata, wanted: String?, own: Pattern?) {
    let shelf = content.shelf(in: context)
    if let name, let part { return (try shelf.kata(name), part, nil) }
    // Katas are written small and types with a capital, so `Profile` is no kata.
    let named = try name.flatMap { id in try shelf.katas().first { $0.id == id } }
    guard let named else {
      let here = try OpenWorkspace(at: folder, context: context).content(shelf)
      return (here.kata, name, here.pattern)
    }
    let here = try? OpenWorkspace(at: folder, context: context).content(shelf)
    return (named, nil, here?.kata.id == named.id ? here?.pattern : nil)
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
