/// A reference between two types as the graph shows it, with all its kinds in one.
package struct GraphEdge: Codable, Hashable, Sendable {
  package let from: String
  package let to: String
  package let kinds: [TypeReference.Kind]
  /// The protocol through which it goes, if one.
  package let through: String?
  /// Whether the pattern allows it.
  package let isAllowed: Bool
  package let locations: [SourceLocation]

  package init(
    from: String, to: String, kinds: [TypeReference.Kind], through: String?, isAllowed: Bool,
    locations: [SourceLocation]
  ) {
    self.from = from
    self.to = to
    self.kinds = kinds
    self.through = through
    self.isAllowed = isAllowed
    self.locations = locations
  }
}
