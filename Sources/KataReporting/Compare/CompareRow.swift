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

  package init(
    kind: Kind, pattern: String?, title: String, values: [Score.Feature: ScoreValue]
  ) {
    self.kind = kind
    self.pattern = pattern
    self.title = title
    self.values = values
  }
}
