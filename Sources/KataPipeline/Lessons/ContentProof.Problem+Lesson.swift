import Foundation
import KataCore

extension ContentProof.Problem {
  /// A problem at a line of a lesson's file; `line` is nil where the whole of it is meant.
  init(_ lesson: Lesson, line: Int? = nil, _ message: String) {
    let path = lesson.file.pathComponents.suffix(3).joined(separator: "/")
    self.init(subject: line.map { "\(path):\($0)" } ?? path, message: message)
  }
}
