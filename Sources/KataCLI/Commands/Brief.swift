import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal
import KataText
import KataWorkspace

/// `kata brief`: what a kata asks for.
struct Brief: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "brief", abstract: "Read the brief: what the screen does, and where it should go.")

  @Argument(
    help: "The kata; the one of the current workspace when left out.", completion: .katas)
  var kata: String?

  @Flag(help: "Print it all at once.") var noPager = false
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    let chosen =
      try kata.map { try shelf.kata($0) }
      ?? OpenWorkspace(at: nil, context: context).content(shelf).kata
    let names = ["README.\(context.language.rawValue).md", "README.md"]
    let text = names.lazy.compactMap { name in
      try? Data(contentsOf: chosen.folder.appending(path: name))
    }.first
    guard let text else {
      throw CommandTrouble("\(chosen.id) has no brief.", status: .trouble)
    }
    let appearance = look.appearance(in: context)
    let page = MarkdownPage(
      MarkdownDocument(String(decoding: text, as: UTF8.self)), width: min(appearance.width, 100),
      look: appearance.output, highlighter: .swift, commands: LinkCommands(in: context))
    _ = try await PagedLines(context: context, appearance: appearance, isWanted: !noPager)
      .show(page.lines.map(\.text))
    return .done
  }
}
