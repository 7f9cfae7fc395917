@_spi(Driving) import UIKit

/// How parts stand in a line, each of which knows its neighbours alone.
extension BookParts {
  /// Fails the case if a part, or a helper of it, is declared to store another part's class.
  ///
  /// A protocol of the learner's and a closure are sound ways to report.
  func should(_ part: BookPart, notName other: BookPart) throws {
    let reach = try reach(of: part)
    let found = graph.properties.first { property in
      reach.contains { $0 === property.holder } && property.names(other.kind)
    }
    guard let found else { return }
    throw Failure(
      role: part.role,
      should: "The \(part.role.title) should not name the class of the \(other.role.title).",
      expected: "a protocol of yours, or a closure", actual: "`\(found.path)` does",
      place: found.path)
  }
}

extension StoredProperty {
  /// Whether it is declared by a class, or a closure in it takes or gives one.
  fileprivate func names(_ kind: AnyClass) -> Bool {
    LearnerType.parts(of: declared).contains { $0 == kind }
      || namesInClosures.contains(String(reflecting: kind))
  }
}
