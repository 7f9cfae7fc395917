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
    let here = kata == nil ? try OpenWorkspace(at: nil, context: context).content(shelf) : nil
    guard let chosen = try kata.map({ try shelf.kata($0) }) ?? here?.kata else { return .usage }
    let names = ["README.\(context.language.rawValue).md", "README.md"]
    let text = names.lazy.compactMap { name in
      try? Data(contentsOf: chosen.folder.appending(path: name))
    }.first
    guard let text else {
      throw CommandTrouble("\(chosen.id) has no brief.", status: .trouble)
    }
    let appearance = look.appearance(in: context)
    let page = MarkdownPage(
      document(String(decoding: text, as: UTF8.self), of: chosen, for: here?.pattern),
      width: min(appearance.width, 100),
      look: appearance.output, highlighter: .swift, commands: LinkCommands(in: context))
    _ = try await PagedLines(context: context, appearance: appearance, isWanted: !noPager)
      .show(page.lines.map(\.text))
    return .done
  }

  /// The brief, in a workspace without what is about other patterns than its own.
  private func document(_ text: String, of kata: Kata, for pattern: Pattern?) -> MarkdownDocument {
    let whole = MarkdownDocument(text)
    guard let pattern else { return whole }
    let others = Set(kata.patterns.map(\.title)).subtracting([pattern.title])
    var skipped: Int?
    return MarkdownDocument(
      blocks: whole.blocks.filter { block in
        if case .heading(let level, let words) = block.kind {
          if let deep = skipped, level <= deep { skipped = nil }
          if others.contains(words.plain) { skipped = level }
        }
        return skipped == nil
      })
  }
}
