import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataRecords
import KataTerminal

/// `kata review`: a reference with one wrong idea in it.
struct Review: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Find the one mistake in a finished solution, and fix it.",
    discussion: """
      The folder holds a reference in which one idea is wrong. `kata check` says what follows from it; the fix is done when \
      all cases hold. Each call takes a mistake that you have not found yet. Without a name it is one of a kata that you \
      have passed; for any other it asks for --give-up, since a review shows nearly the whole solution.
      """)

  @Argument(
    help: "The kata or drill; `kata katas` and `kata drills` list them.", completion: .katas)
  var kata: String?

  @Argument(help: "The pattern, when the kata has several.", completion: .patterns)
  var pattern: String?

  @Flag(help: "Review what has not passed yet; the records keep that.")
  var giveUp = false

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    let course = try content.course(in: context)
    let exercises = try candidates(shelf, course)
    guard !exercises.isEmpty else {
      context.answer(
        context.words.nothingToReview(
          drill: context.typed("drill"), named: context.typed("review duties --give-up")))
      return .done
    }
    // What was reviewed least comes first, so that they take turns.
    let open = exercises.filter { $0.reviewsPassed < $0.reviews.count }
    guard let exercise = open.min(by: { $0.reviewsPassed < $1.reviewsPassed }),
      let review = exercise.reviews.first(where: { !$0.isPassed })
    else {
      context.answer(nothingLeft(exercises, course, context))
      return .done
    }
    try giveUpIfNeeded(exercise, context)
    let kata = try shelf.kata(exercise.practice.kata)
    return try await KataBeginning(
      kata: kata, pattern: try kata.requirePattern(exercise.practice.pattern),
      review: review.mistake, context: context
    ).begin(in: nil)
  }

  /// What somebody has asked for; else what was passed, katas first: a solution must not be seen by accident.
  private func candidates(_ shelf: KataShelf, _ course: Course) throws -> [Course.Exercise] {
    guard let name = kata else {
      return (course.katas + course.drills).filter { $0.passed != nil }
    }
    let kata = try shelf.kata(name)
    let own = course.exercises.filter { $0.practice.kata == kata.id }
    if let pattern {
      let id = try kata.requirePattern(pattern).id
      return own.filter { $0.practice.pattern == id }
    }
    let seen = own.filter { $0.passed != nil || $0.gaveUp }
    guard seen.isEmpty, kata.patterns.count > 1 else { return seen.isEmpty ? own : seen }
    throw CommandError(
      """
      Which pattern? There are finished solutions of \(kata.title) in \(kata.patterns.map(\.title).joined(separator: ", ")).
      For example: kata review \(kata.id) \(kata.patterns[0].id)
      """)
  }

  /// Asks whoever has not passed to give up, as for the solution, and writes that down.
  private func giveUpIfNeeded(_ exercise: Course.Exercise, _ context: Context) throws {
    guard exercise.passed == nil, !exercise.gaveUp else { return }
    let practice = exercise.practice
    guard giveUp else {
      throw CommandError(
        """
        A review shows nearly the whole solution, and \(exercise.title) has not passed yet.
        `kata review \(practice.kata) \(practice.pattern) --give-up` begins it anyway. The records keep that.
        """)
    }
    context.records.write {
      try $0.noteSolutionShown(kata: practice.kata, pattern: practice.pattern, gaveUp: true)
    }
  }

  private func nothingLeft(
    _ asked: [Course.Exercise], _ course: Course, _ context: Context
  ) -> String {
    let other = course.katas.first { $0.reviewsPassed < $0.reviews.count }
    return context.words.everyMistakeFound(
      asked.first.map { $0.drillMinutes == nil ? "\($0.title), \($0.patternTitle)" : $0.title },
      hasMistakes: asked.contains { !$0.reviews.isEmpty },
      other: other.map { context.typed("review \($0.practice.kata) \($0.practice.pattern)") })
  }
}
