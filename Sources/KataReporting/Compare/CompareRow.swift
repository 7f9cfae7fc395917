package import KataCore

/// One solution among those that are compared.
package struct CompareRow: Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    /// The massive controller that everybody begins with.
    case starter
    case reference
    /// One of the learner's own.
    case own
  }

  package let kind: Kind
  /// The pattern's word on the command line; nil for the starter.
  package let pattern: String?
  /// What the row is called, such as `MVP, the reference` or `MVP, attempt 12`.
  package let title: String
  package let values: [Score.Feature: ScoreValue]
  /// How much code it is; nil where the files are no longer there.
  package let size: CodeSize?
  /// What each change request has touched, by its id.
  package let changes: [String: ChangeFootprint]

  package init(
    kind: Kind, pattern: String?, title: String, values: [Score.Feature: ScoreValue],
    size: CodeSize? = nil, changes: [String: ChangeFootprint] = [:]
  ) {
    self.kind = kind
    self.pattern = pattern
    self.title = title
    self.values = values
    self.size = size
    self.changes = changes
  }
}
