import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal

/// `kata drill`: begins a drill, or goes on with it.
struct DrillCommand: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "drill", abstract: "Begin a drill: the next one, or the one you name.",
    discussion: """
      A drill is a small kata on one idea, done in 5 to 15 minutes; `kata drills` lists them. Without a name it begins the \
      first that has not passed.
      """)

  @Argument(help: "The drill.", completion: .drills) var drill: String?

  @Argument(
    help: ArgumentHelp("The new folder; the drill's name when left out.", valueName: "dir"),
    completion: .directory)
  var folder: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    guard let kata = try drill.map({ try chosen($0, shelf) }) ?? next(shelf, context) else {
      let next = context.nextSentence(in: try content.course(in: context))
      context.answer(context.words.everyDrillPassed(context.typed("drills"), next: next))
      return .done
    }
    return try await KataBeginning(kata: kata, pattern: kata.patterns[0], context: context)
      .begin(in: folder)
  }

  private func chosen(_ name: String, _ shelf: KataShelf) throws -> Kata {
    let drills = try shelf.katas().filter { $0.drill != nil }.map(\.id)
    guard let kata = try? shelf.kata(name) else {
      throw CommandError(
        "There is no drill named `\(name)`. "
          + (NearestName(among: drills).match(for: name).map { "Did you mean `\($0)`?" }
            ?? "The drills are: \(drills.joined(separator: ", "))."))
    }
    guard kata.drill != nil else {
      throw CommandError(
        "`\(kata.id)` is a kata, not a drill. Begin it with: kata start \(kata.id) \(kata.patterns[0].id)"
      )
    }
    return kata
  }

  /// The first drill of the course that has not passed.
  private func next(_ shelf: KataShelf, _ context: Context) throws -> Kata? {
    let course = try content.course(in: context)
    return try course.drills.first { $0.passed == nil }.map { try shelf.kata($0.practice.kata) }
  }
}
