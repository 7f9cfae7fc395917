package import Foundation

/// A learner's folder and what its `.kata/workspace.json` says of it.
package struct Workspace: Sendable {
  package let root: URL
  package let kata: String
  package let version: Int
  package let pattern: String
  /// The mistake that was planted in it, by its `reviewID`; nil for a kata that begins with its starter.
  package let review: String?
  /// The ids of the change requests that were begun in it, in order.
  package let changes: [String]

  package init(
    root: URL, kata: String, version: Int, pattern: String, review: String? = nil,
    changes: [String] = []
  ) {
    self.root = root
    self.kata = kata
    self.version = version
    self.pattern = pattern
    self.review = review
    self.changes = changes
  }

  /// The pattern under which the records keep what is done here: a review is an exercise of its own.
  package var exercise: String { Self.exercise(pattern, review: review) }

  /// The same for a check in a pattern that may be another than the workspace's own.
  package func exercise(in pattern: Pattern) -> String {
    pattern.id == self.pattern ? exercise : pattern.id
  }

  /// The same for a pattern of a kata and one of its mistakes.
  package static func exercise(_ pattern: String, review: String?) -> String {
    review.map { "\(pattern)/\($0)" } ?? pattern
  }
}
