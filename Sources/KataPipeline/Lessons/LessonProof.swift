import Foundation
import KataBuilding
package import KataContent
package import KataCore

/// Proves lessons: they can be read, asked and followed in every language, and their code compiles.
package struct LessonProof: Sendable {
  private let workshop: Workshop
  private let lessons: LessonShelf
  private let katas: KataShelf

  /// - Parameter katas: The katas that lessons lead to.
  package init(workshop: Workshop, lessons: LessonShelf, katas: KataShelf) {
    self.workshop = workshop
    self.lessons = lessons
    self.katas = katas
  }

  /// Every problem of one lesson in all its languages; empty when it holds.
  ///
  /// - Throws: `PipelineError` when the compiler cannot be run at all, or `CancellationError`.
  package func problems(
    of lesson: Lesson, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [ContentProof.Problem] {
    try await PipelineError.telling {
      let katas = try katas.katas()
      let pages = try pages(of: lesson)
      var problems =
        pages.problems
        + pages.read.flatMap {
          LessonPageProof($0, katas: katas).problems
        }
      if let english = pages.read.first(where: { $0.lesson.language == .english }) {
        problems += pages.read.filter { $0.lesson.language != .english }.flatMap {
          LessonTranslationProof($0, of: english).problems
        }
      } else {
        problems.append(.init(lesson, "is not there in English"))
      }
      guard let compiler = try await codeProof(pages.read, katas, report) else {
        return problems + [.init(lesson, "its code is not compiled: that takes a kata, any kata")]
      }
      report(WorkProgress(activity: "code of lesson \(lesson.id)", completed: 0, total: 1))
      // A translation has most of its code, or all, from the English page.
      var compiled: Set<[String]> = []
      for page in pages.read {
        let code = LessonCode.groups(in: page.whole).filter { compiled.insert($0.texts).inserted }
        problems += try await compiler.problems(of: code, in: page.lesson)
      }
      return problems
    }
  }

  /// The lesson's page in each language that has one.
  private func pages(
    of lesson: Lesson
  ) throws -> (read: [LessonPage], problems: [ContentProof.Problem]) {
    var read: [LessonPage] = []
    var problems: [ContentProof.Problem] = []
    for language in Language.allCases {
      let found = try lessons.lessons(in: language).first { $0.id == lesson.id }
      guard let found, found.language == language else { continue }
      do {
        read.append(try lessons.page(found))
      } catch {
        problems.append(.init(found, "\(error)"))
      }
    }
    return (read, problems)
  }

  /// What compiles code; nil where there is no kata whose kit would tell how.
  private func codeProof(
    _ pages: [LessonPage], _ katas: [Kata], _ report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> LessonCodeProof? {
    guard let kata = katas.first, let pattern = kata.patterns.first else { return nil }
    let code = pages.flatMap { LessonCode.groups(in: $0.whole) }
      .map { SourceFile(path: "Sources/Lesson.swift", text: $0.source) }
    let kit = try await workshop.kit(
      for: kata, pattern: pattern, needs: KitNeeds(of: code),
      report: report)
    return LessonCodeProof(workshop: workshop, arguments: kit.editorArguments)
  }
}
