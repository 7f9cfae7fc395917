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
  /// - Throws: `ContentError` when lessons or katas cannot be read.
  func course() throws -> Course {
    let language = context.language
    let lessons = try lessons.lessons(in: language)
    let katas = try katas.katas()
    let summary = context.records.read { try $0.summary() }
    let place = place(summary, among: katas)
    let exercise = { (practice: Practice) -> Course.Exercise? in
      guard let kata = katas.first(where: { $0.id == practice.kata }),
        let pattern = kata.pattern(practice.pattern)
      else { return nil }
      var exercise = ExerciseReading(
        kata: kata, pattern: pattern, summary: summary, place: place
      ).exercise(in: language)
      exercise.missesThreshold =
        exercise.passed != nil
        && !ThresholdReading(kata: kata, pattern: pattern.id, context: context).isReached
      return exercise
    }
    let stations = lessons.map { lesson in
      station(
        lesson, summary, drills: Self.drills(of: lesson, among: katas).compactMap(exercise),
        exercises: lesson.practice.compactMap(exercise))
    }
    let named = Set(stations.flatMap { $0.drills + $0.exercises }.map(\.practice))
    let all = katas.flatMap(Self.practices)
    return Course(
      stations: stations, others: all.filter { !named.contains($0) }.compactMap(exercise),
      place: place)
  }

  /// A lesson's drills, the shortest first.
  private static func drills(of lesson: Lesson, among katas: [Kata]) -> [Practice] {
    katas.filter { $0.drill?.lesson == lesson.id }
      .sorted { ($0.drill?.minutes ?? 0, $0.id) < ($1.drill?.minutes ?? 0, $1.id) }
      .flatMap(practices)
  }

  private static func practices(of kata: Kata) -> [Practice] {
    kata.patterns.map { Practice(kata: kata.id, pattern: $0.id) }
  }

  private func station(
    _ lesson: Lesson, _ summary: ProgressSummary?, drills: [Course.Exercise],
    exercises: [Course.Exercise]
  ) -> Course.Station {
    let known = summary?.lessons.first { $0.lesson == lesson.id }
    let questions = (try? self.lessons.questions(of: lesson)) ?? []
    let right = Set(known?.right ?? [])
    return Course.Station(
      lesson: lesson,
      reading: known?.reading.map { $0.isFinished ? .finished : .begun } ?? .unread,
      lastRead: known?.reading?.last, questions: questions.count,
      answered: questions.count { right.contains($0) }, drills: drills,
      exercises: exercises)
  }

  /// The workspace around the current folder, else the one that was entered last.
  private func place(_ summary: ProgressSummary?, among katas: [Kata]) -> Course.Place? {
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
    let kata = katas.first { $0.id == found.kata }
    let thresholds = kata.map {
      ThresholdReading(kata: $0, pattern: found.pattern, context: context)
    }
    let last = context.records.read { try $0.lastAttempt(workspace: found.root.path) } ?? nil
    // What was brought back has its verdict already, as the prompt says too.
    let current = OpenWorkspace(found, context: context).currentAttempt ?? last
    return Course.Place(
      workspace: found.root, practice: Practice(kata: found.kata, pattern: found.pattern),
      failing: current?.failing.first, isPassed: current?.isPassed ?? false,
      lastAttempt: last?.started, isReview: found.review != nil,
      change: openChange(in: found, of: kata),
      missing: found.review == nil ? thresholds?.missing(in: found.root) : nil,
      advice: current.flatMap(advice))
  }

  /// What was worth most in the scores of the same files, whichever check scored them.
  private func advice(on attempt: AttemptRecord) -> String? {
    let scores = context.records.read { store in
      try store.lastScores(
        workspace: attempt.workspace, kata: attempt.kata, pattern: attempt.pattern,
        submission: attempt.submission)
    }
    return scores??.advice
  }

  private func openChange(in workspace: Workspace, of kata: Kata?) -> Course.OpenChange? {
    guard let kata, workspace.review == nil else { return nil }
    let open = OpenWorkspace(workspace, context: context)
    if let last = open.changes(of: kata).last, open.changeResult(of: kata) == nil {
      return .init(title: last.title(in: context.language), isBegun: true)
    }
    let next = kata.changes.first { !workspace.changes.contains($0.id) }
    return next.map { .init(title: $0.title(in: context.language), isBegun: false) }
  }
}
