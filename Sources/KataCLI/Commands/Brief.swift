import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal
import KataText

/// `kata brief`: what a kata asks for.
struct Brief: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "brief", abstract: "Read the brief: what the screen does, and where it should go.")

  @Argument(
    help: "The kata; the one of the current workspace when left out.", completion: .katas)
  var kata: String?

  @Flag(help: "Read the whole reference: every behaviour in detail, and the rules.") var all = false
  @Flag(help: "Print it all at once.") var noPager = false
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    let here = kata == nil ? try OpenWorkspace(at: nil, context: context).content(shelf) : nil
    guard let chosen = try kata.map({ try shelf.kata($0) }) ?? here?.kata else { return .usage }
    let appearance = look.appearance(in: context)
    let brief = BriefPage(
      kata: chosen, pattern: here?.pattern, context: context, isWhole: all)
    guard let page = brief.page(look: appearance.output, width: min(appearance.width, 100)) else {
      throw CommandError("\(chosen.id) has no brief.", status: .internalError)
    }
    _ = try await PagedLines(context: context, appearance: appearance, isWanted: !noPager)
      .show(page.lines.map(\.text) + (brief.isCut ? closing(appearance, context) : []))
    return .done
  }

  private func closing(_ appearance: Appearance, _ context: Context) -> [StyledText] {
    let command = context.typed("brief \(kata.map { "\($0) " } ?? "")--all")
    return [""]
      + StyledText(prose: context.words.briefGoesOn(command), look: appearance.output)
      .wrapped(to: min(appearance.width, 100))
  }
}
