import ArgumentParser
import KataCore
import KataPipeline
import KataTerminal
import KataText

/// `kata uikit`: which types of UIKit there are here, and how they behave.
struct UIKitCommand: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit",
    abstract: "List what there is of UIKit here, and how it behaves.",
    discussion: """
      A real member does what UIKit does, a stored one keeps its value, an inert one is accepted and \
      nothing comes of it.

      `import Combine` works too: publishers, subjects, `@Published` and schedulers, whose delays \
      last as long as a suite lets time pass.
      """)

  @Argument(
    help: ArgumentHelp("A type, such as UITableView; all of them when left out.", valueName: "type")
  )
  var type: String?

  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Print it all at once.") var noPager = false
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let types = try UIKitReference.types()
    let chosen = try type.map { try [find($0, among: types)] } ?? types
    if json {
      context.output.write(try JSONText(chosen).text)
    } else if type == nil {
      try await show(types.map { "\($0.name)\n" }.joined(), context)
    } else {
      try await show(chosen.map { UIKitTypeText($0).text }.joined(), context)
    }
    return .done
  }

  /// Shows lines on pages; whatever is no terminal gets them as they are.
  private func show(_ text: String, _ context: Context) async throws {
    guard context.facts.outputIsTerminal else {
      context.output.write(text)
      return
    }
    let appearance = look.appearance(in: context)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .flatMap { StyledText(String($0)).wrapped(to: appearance.width) }
    _ = try await PagedLines(context: context, appearance: appearance, isWanted: !noPager)
      .show(lines)
  }

  private func find(_ name: String, among types: [UIKitType]) throws -> UIKitType {
    if let type = types.first(where: { $0.name.lowercased() == name.lowercased() }) { return type }
    let nearest = NearestName(among: types.map(\.name)).match(for: name)
    throw CommandError(
      "There is no type named `\(name)` here. "
        + (nearest.map { "Did you mean `\($0)`?" } ?? "`kata uikit` lists all."))
  }
}
