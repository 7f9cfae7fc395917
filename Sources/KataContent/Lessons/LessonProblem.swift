import Foundation
import KataCore

/// Something in a lesson's file that its author should fix; the lesson can be read all the same.
struct LessonProblem: Error, Hashable, Sendable {
  /// The line of the file, from 1.
  let line: Int
  /// What is wrong, without a capital and without a full stop.
  let sentence: String

  /// The problem as it is told, with a path that says which of two languages is meant.
  func finding(in lesson: Lesson) -> Finding {
    let path = lesson.file.pathComponents.suffix(3).joined(separator: "/")
    return Finding(
      id: "lesson", severity: .warning,
      summary: sentence.prefix(1).uppercased() + sentence.dropFirst() + ".",
      location: RelativePath(path).map { SourceLocation(path: $0, line: line, column: 1) })
  }
}
