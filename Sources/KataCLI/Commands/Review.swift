import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataTerminal

/// `kata review`: a reference with one wrong idea in it.
struct Review: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Find the one mistake in a finished solution, and fix it.",
    discussion: """
      The folder holds a reference in which one idea is wrong. `kata check` says what follows from it; the fix is done when \
      all cases hold. Each call takes a mistake that you have not found yet. Without a name it is one of a kata that you \
      have passed.
      """)

  @Argument(
    help: "The kata or drill; `kata katas` and `kata drills` list them.", completion: .katas)
  var kata: String?

  @Argument(help: "The pattern, when the kata has several.", completion: .patterns)
  var pattern: String?

  @OptionGroup var content: ContentOptions

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    let course = try content.course(in: context)
    let exercises = try candidates(shelf, course)
    guard !exercises.isEmpty else {
      context.answer(
        context.words.nothingToReview(
          drill: context.typed("drill"), named: context.typed("review duties")))
      return .done
    }
    guard let exercise = exercises.first(where: { $0.reviewsPassed < $0.reviews.count }),
      let review = exercise.reviews.first(where: { !$0.isPassed })
    else {
      context.answer(nothingLeft(exercises, course, context))
      return .done
    }
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
    let ids = try pattern.map { [try kata.requirePattern($0).id] } ?? kata.patterns.map(\.id)
    let asked = course.exercises.filter {
      $0.practice.kata == kata.id && ids.contains($0.practice.pattern)
    }
    return asked.filter { $0.passed != nil } + asked.filter { $0.passed == nil }
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
