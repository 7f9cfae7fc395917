import Foundation
import KataCore

/// What to do next; there is always something.
enum NextStep: Sendable {
  /// Read a lesson, from its beginning or from where it was left.
  case read(Lesson, isBegun: Bool)
  /// Answer what is left of a lesson's questions.
  case answer(Lesson, left: Int)
  /// Begin a kata in a pattern.
  case start(Course.Exercise)
  /// Go back to a folder in which a kata was begun.
  case resume(Course.Exercise, workspace: URL)
  /// Make the first check in the current place.
  case check(Course.Exercise)
  /// Mend what the last check in the current place found.
  case mend(Course.Exercise, failing: String?)
  /// Everything is read and passed.
  case finished

  /// The step that follows from where the learner stands.
  init(in course: Course) {
    self = Self.unfinishedWork(course) ?? Self.alongTheCourse(course) ?? .finished
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
    return place.lastAttempt == nil ? .check(exercise) : .mend(exercise, failing: place.failing)
  }

  private static func alongTheCourse(_ course: Course) -> NextStep? {
    for station in course.stations {
      if station.reading != .finished {
        return .read(station.lesson, isBegun: station.reading == .begun)
      }
      if !station.isDone {
        return .answer(station.lesson, left: station.questions - station.answered)
      }
      if let step = firstOpen(station.exercises) { return step }
    }
    return firstOpen(course.others)
  }

  private static func firstOpen(_ exercises: [Course.Exercise]) -> NextStep? {
    guard let exercise = exercises.first(where: { $0.passed == nil }) else { return nil }
    guard let path = exercise.workspace, FileManager.default.fileExists(atPath: path) else {
      return .start(exercise)
    }
    return .resume(exercise, workspace: URL(filePath: path, directoryHint: .isDirectory))
  }

  /// The command that does it, without the program's name; nil when there is none.
  func command(in context: Context) -> String? {
    switch self {
    case .read(let lesson, _): "read \(lesson.id)"
    case .answer(let lesson, _): "read \(lesson.id) --questions"
    case .start(let exercise):
      "start \(exercise.practice.kata) \(exercise.practice.pattern)"
    case .resume(_, let folder):
      context.session == nil
        ? "check \(ShellWord(context.shown(folder)).text)"
        : "cd \(ShellWord(context.shown(folder)).text)"
    case .check: "check"
    case .mend: "hint"
    case .finished: nil
    }
  }
}
