import UIKit

/// What parts have to do with UIKit.
extension BookParts {
  /// Fails the case if a part, or a helper of it, is declared to store something of UIKit.
  ///
  /// A view behind a protocol of the learner's is none: it may be any object.
  func shouldWorkWithoutUIKit(_ part: BookPart) throws {
    let reach = try reach(of: part)
    let found = graph.properties.filter { property in
      reach.contains { $0 === property.holder } && property.isOfUIKit
    }
    guard let first = found.first else { return }
    throw Failure(
      role: part.role, should: "The \(part.role.title) should work without UIKit.",
      expected: "no stored property of such a type",
      actual: found.map { "`\($0.path)`" }.joined(separator: ", "),
      place: first.path)
  }
}

extension StoredProperty {
  fileprivate var isOfUIKit: Bool {
    let types = LearnerType.parts(of: declared)
    if types.contains(where: { $0 is UIResponder.Type || Self.isUIKit(String(reflecting: $0)) }) {
      return true
    }
    if namesInClosures.contains(where: Self.isUIKit) { return true }
    return !isByOwnProtocol && contents.contains { $0 is UIResponder }
  }

  private static func isUIKit(_ name: String) -> Bool {
    name.replacing("any ", with: "").hasPrefix(uikit)
  }

  private static let uikit = String(reflecting: UIView.self).prefix { $0 != "." } + "."
}
