import ArgumentParser
import KataContent
import KataCore

/// `kata start`: a folder to work in.
struct Start: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start a kata: make a folder with the brief and the sources.",
    discussion: "For example: kata start greeting mvp")

  // Both are asked for in words when they are missing, with what there is to choose from.
  @Argument(help: "The kata; `kata katas` lists them.", completion: .katas)
  var kata: String?

  @Argument(
    help: ArgumentHelp(
      "The pattern to move it to, such as mvp or mvvm-r; `kata katas` lists them.",
      valueName: "pattern"),
    completion: .patterns)
  var first: String?

  @Argument(
    help: ArgumentHelp("The new folder; KATA-PATTERN when left out.", valueName: "dir"),
    completion: .directory)
  var second: String?

  @Option(
    help: "The pattern; with it the word after the kata is the new folder.", completion: .patterns)
  var pattern: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let kata = try chosenKata(content.shelf(in: context))
    let (pattern, folder) = try chosenPattern(of: kata)
    return try await KataBeginning(kata: kata, pattern: pattern, context: context).begin(
      in: folder)
  }

  private func chosenKata(_ shelf: KataShelf) throws -> Kata {
    if let kata {
      do { return try shelf.kata(kata) } catch {
        // The two words are easily taken for one another.
        guard let other = first.flatMap({ try? shelf.kata($0) }), other.pattern(kata) != nil else {
          throw error
        }
        throw CommandError(
          """
          `\(kata)` is a pattern, and `\(other.id)` a kata: the kata comes first.
          Try: kata start \(other.id) \(kata)
          """)
      }
    }
    let names = try shelf.katasToStart().map(\.id)
    throw CommandError(
      """
      Which kata? There are \(names.joined(separator: ", ")).
      For example: kata start \(names.first ?? "greeting") mvp
      """)
  }

  private func chosenPattern(of kata: Kata) throws -> (Pattern, folder: String?) {
    guard let pattern else {
      if kata.drill != nil, first.flatMap({ kata.pattern($0) }) == nil {
        return (kata.patterns[0], first)
      }
      if let first { return (try kata.requirePattern(first), second) }
      throw CommandError(
        """
        Which pattern? \(kata.title) can be moved to \(kata.patterns.map(\.title).joined(separator: ", ")).
        For example: kata start \(kata.id) \(kata.patterns[0].id)
        """)
    }
    let chosen = try kata.requirePattern(pattern)
    let named = first.flatMap { kata.pattern($0) }
    if let named, named != chosen, second == nil {
      throw CommandError(
        """
        `\(named.id)` is a pattern, and \(chosen.id) was asked for as well.
        For the pattern write --pattern \(named.id), for a folder of that name ./\(named.id)
        """)
    }
    return (chosen, second ?? first)
  }
}
