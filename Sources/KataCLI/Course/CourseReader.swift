import Foundation
import KataContent
import KataCore
import KataRecords
import KataWorkspace

/// Puts the course together from the lessons, the katas and what the records know.
struct CourseReader: Sendable {
  let context: Context
  let lessons: LessonShelf
  let katas: KataShelf

  /// The course as it stands now; without records, as nobody has begun it.
  ///
  /// - Throws: `ContentTrouble` when lessons or katas cannot be read.
  func course() throws -> Course {
    let language = context.language
    let lessons = try lessons.lessons(in: language)
    let katas = try katas.katas()
    let summary = context.records.read { try $0.summary() }
    let place = place(summary)
    let exercise = { (practice: Practice) -> Course.Exercise? in
      guard let kata = katas.first(where: { $0.id == practice.kata }),
        let pattern = kata.pattern(practice.pattern)
      else { return nil }
      return Self.exercise(practice, kata, pattern, language, summary, place)
    }
    let named = Set(lessons.flatMap(\.practice))
    let all = katas.flatMap { kata in
      kata.patterns.map { Practice(kata: kata.id, pattern: $0.id) }
    }
    return Course(
      stations: lessons.map { station($0, summary, exercises: $0.practice.compactMap(exercise)) },
      others: all.filter { !named.contains($0) }.compactMap(exercise), place: place)
  }

  private func station(
    _ lesson: Lesson, _ summary: ProgressSummary?, exercises: [Course.Exercise]
  ) -> Course.Station {
    let known = summary?.lessons.first { $0.lesson == lesson.id }
    let questions = (try? self.lessons.questions(of: lesson)) ?? []
    let right = Set(known?.right ?? [])
    return Course.Station(
      lesson: lesson,
      reading: known?.reading.map { $0.isFinished ? .finished : .begun } ?? .unread,
      lastRead: known?.reading?.last, questions: questions.count,
      answered: questions.count { right.contains($0) }, exercises: exercises)
  }

  private static func exercise(
    _ practice: Practice, _ kata: Kata, _ pattern: Pattern, _ language: Language,
    _ summary: ProgressSummary?, _ place: Course.Place?
  ) -> Course.Exercise {
    let known = summary?.exercises.first {
      $0.kata == practice.kata && $0.pattern == practice.pattern
    }
    let here = place.flatMap { $0.practice == practice ? $0.workspace.path : nil }
    return Course.Exercise(
      practice: practice, title: kata.title(in: language), patternTitle: pattern.title,
      attempts: known?.attempts ?? 0, bestScore: known?.bestScore ?? 0,
      maxScore: known?.maxScore ?? 0, passed: known?.firstPassed, hints: known?.hints ?? 0,
      gaveUp: known?.gaveUp ?? false, workspace: here ?? known?.lastWorkspace,
      lastAttempt: known?.lastAttempt, secondsOfWork: known?.seconds ?? 0)
  }

  /// The workspace around the current folder, else the one that was entered last.
  private func place(_ summary: ProgressSummary?) -> Course.Place? {
    let finder = WorkspaceFinder(now: context.now)
    let remembered = context.records.read { try $0.place() } ?? nil
    let found =
      (try? finder.find(from: context.directory).workspace)
      ?? remembered.flatMap {
        try? finder.open(
          at: URL(filePath: $0, directoryHint: .isDirectory), kata: nil, pattern: nil
        ).workspace
      }
    guard let found else { return nil }
    let last = context.records.read { try $0.lastAttempt(workspace: found.root.path) } ?? nil
    return Course.Place(
      workspace: found.root, practice: Practice(kata: found.kata, pattern: found.pattern),
      failing: last?.failing.first, isPassed: last?.isPassed ?? false,
      lastAttempt: last?.started)
  }
}
