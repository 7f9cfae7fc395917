import Foundation
package import KataContent
import KataCore

/// Compares a translated lesson with the English one: the same headings, the same questions, the same right answers.
package struct LessonTranslationProof: Sendable {
  package let problems: [ContentProof.Problem]

  package init(_ page: LessonPage, of english: LessonPage) {
    let levels = Self.levels(page)
    let expected = Self.levels(english)
    var problems: [ContentProof.Problem] = []
    if levels != expected {
      problems.append(
        .init(
          page.lesson,
          levels.count == expected.count
            ? "has headings of other levels than the English lesson"
            : "has \(levels.count) headings, and the English lesson \(expected.count)"))
    }
    let ids = page.checkpoints.map(\.id)
    if ids != english.checkpoints.map(\.id) {
      problems.append(.init(page.lesson, "has other checkpoints than the English lesson"))
    }
    problems += page.checkpoints.compactMap { checkpoint in
      guard let original = english.checkpoints.first(where: { $0.id == checkpoint.id }),
        Self.answers(checkpoint) != Self.answers(original)
      else { return nil }
      return .init(
        page.lesson,
        "the checkpoint `\(checkpoint.id)` has other answers, or another right one, than in English"
      )
    }
    self.problems = problems
  }

  private static func levels(_ page: LessonPage) -> [Int] {
    LessonParts(page.whole).headings.map(\.level)
  }

  /// What a record compares: which kind of question, which labels, and which of them are right.
  private static func answers(_ checkpoint: Checkpoint) -> [String] {
    [checkpoint.kind.rawValue] + checkpoint.choices.map { "\($0.label) \($0.isRight)" }
  }
}
