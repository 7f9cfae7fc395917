import Foundation
import KataCore
import KataReporting

/// What to do next; there is always something.
enum NextStep: Sendable {
  /// Read a lesson, from its beginning or from where it was left.
  case read(Lesson, isBegun: Bool)
  /// Answer what is left of a lesson's questions.
  case answer(Lesson, left: Int)
  /// Begin a drill, or a kata in a pattern.
  case start(Course.Exercise)
  /// Find the mistake in a reference of what was passed.
  case review(Course.Exercise)
  /// Go back to a folder in which a kata was begun.
  case resume(Course.Exercise, workspace: URL)
  /// Make the first check in the current place.
  case check(Course.Exercise, workspace: URL)
  /// Fix what the last check in the current place found.
  case fix(Course.Exercise, failing: String?, workspace: URL)
  /// Reach what the kata asks of the scores, in the current place, where every case holds.
  case reach(ScoreThreshold, workspace: URL)
  /// Take on the change request of what has just passed, or make the one that was taken on since.
  case change(Course.OpenChange, workspace: URL)
  /// Everything is read and passed.
  case finished

  /// The step that follows from where the learner stands.
  init(in course: Course) {
    self =
      Self.unfinishedWork(course) ?? Self.threshold(course) ?? Self.changeRequest(course)
      ?? Self.sameLesson(course)
      ?? Self.alongTheCourse(course)
      ?? .finished
  }

  /// What was begun last comes first: a lesson that was left in the middle, or a kata that does not pass yet.
  private static func unfinishedWork(_ course: Course) -> NextStep? {
    guard let place = course.place, let exercise = course.current, !place.isPassed else {
      return nil
    }
    let begun = course.stations.last { $0.reading == .begun }
    if let begun, let read = begun.lastRead, read > place.lastAttempt ?? .distantPast {
      return .read(begun.lesson, isBegun: true)
    }
    return place.lastAttempt == nil
      ? .check(exercise, workspace: place.workspace)
      : .fix(exercise, failing: place.failing, workspace: place.workspace)
  }

  private static func threshold(_ course: Course) -> NextStep? {
    guard let place = course.place, place.isPassed, let missing = place.missing else { return nil }
    return .reach(missing, workspace: place.workspace)
  }

  private static func changeRequest(_ course: Course) -> NextStep? {
    guard let place = course.place, place.isPassed else { return nil }
    return place.change.map { .change($0, workspace: place.workspace) }
  }

  /// Whoever has just passed something goes on with the same lesson: its drills, what is left to read of it, then
  /// its katas in the pattern that it teaches.
  private static func sameLesson(_ course: Course) -> NextStep? {
    guard let place = course.place, place.isPassed else { return nil }
    let station = course.stations.first { station in
      (station.drills + station.exercises).contains { $0.practice == place.practice }
    }
    guard let station else { return nil }
    if let drill = firstOpen(station.drills, inPlaceOf: { $0 }) { return drill }
    if station.reading != .finished {
      return .read(station.lesson, isBegun: station.reading == .begun)
    }
    return firstOpen(station.exercises, inPlaceOf: { $0 }) ?? firstReview(station.exercises)
  }

  /// The easiest other pattern of the kata in the current place that has not passed; nil where all have.
  static func otherPattern(in course: Course) -> NextStep? {
    guard let practice = course.place?.practice else { return nil }
    let others = course.katas.filter {
      $0.practice.kata == practice.kata && $0.practice != practice
    }
    return firstOpen(others.sorted { $0.rank < $1.rank }, inPlaceOf: { $0 })
  }

  private static func alongTheCourse(_ course: Course) -> NextStep? {
    for station in course.stations {
      if station.reading != .finished {
        return .read(station.lesson, isBegun: station.reading == .begun)
      }
      if !station.isDone {
        return .answer(station.lesson, left: station.questions - station.answered)
      }
      let exercises = station.drills + station.exercises
      if let step = firstOpen(exercises, inPlaceOf: course.easiest) { return step }
      if let step = firstReview(station.exercises) { return step }
    }
    return firstOpen(course.others, inPlaceOf: course.easiest) ?? firstReview(course.others)
  }

  private static func firstOpen(
    _ exercises: [Course.Exercise], inPlaceOf choice: (Course.Exercise) -> Course.Exercise
  ) -> NextStep? {
    guard let open = exercises.first(where: { $0.passed == nil }) else { return nil }
    let exercise = choice(open)
    guard let path = exercise.workspace, FileManager.default.fileExists(atPath: path) else {
      return .start(exercise)
    }
    return .resume(exercise, workspace: URL(filePath: path, directoryHint: .isDirectory))
  }

  /// One review of a kata is part of the course; the others are there for those who want them.
  private static func firstReview(_ exercises: [Course.Exercise]) -> NextStep? {
    exercises.first { $0.passed != nil && !$0.reviews.isEmpty && $0.reviewsPassed == 0 }
      .map { .review($0) }
  }

  /// The command that does it, without the program's name; nil when there is none.
  func command(in context: Context) -> String? {
    switch self {
    case .read(let lesson, _): "read \(lesson.id)"
    case .answer(let lesson, _): "read \(lesson.id) --questions"
    case .review(let exercise):
      "review \(exercise.practice.kata) \(exercise.practice.pattern)"
    case .start(let exercise) where exercise.drillMinutes != nil:
      "drill \(exercise.practice.kata)"
    case .start(let exercise):
      "start \(exercise.practice.kata) \(exercise.practice.pattern)"
    case .resume(_, let folder):
      context.session == nil
        ? "check \(ShellWord(context.shown(folder)).text)"
        : "cd \(ShellWord(context.shown(folder)).text)"
    case .check(_, let workspace), .reach(_, let workspace):
      "check\(context.argument(for: workspace))"
    case .fix(_, _, let workspace): "hint\(context.argument(for: workspace))"
    case .change(let change, let workspace):
      "\(change.isBegun ? "check" : "change")\(context.argument(for: workspace))"
    case .finished: nil
    }
  }
}
