/// What can be said of a design without building it.
package struct StaticReading: Codable, Hashable, Sendable {
  /// A file that could not be read as Swift.
  package struct Skipped: Codable, Hashable, Sendable {
    package let path: RelativePath
    package let location: SourceLocation?

    package init(path: RelativePath, location: SourceLocation?) {
      self.path = path
      self.location = location
    }
  }

  package let files: Int
  package let lines: Int
  package let skipped: [Skipped]
  package let types: [TypeReading]
  package let edges: [GraphEdge]
  package let effects: [Effect]
  package let distribution: Score
  /// The share of logic in files that need no UIKit, 0 to 1; nil without any logic.
  package let uikitFreeShare: Double?
  /// The most important first.
  package let findings: [DesignFinding]

  package init(
    files: Int, lines: Int, skipped: [Skipped], types: [TypeReading], edges: [GraphEdge],
    effects: [Effect], distribution: Score, uikitFreeShare: Double?, findings: [DesignFinding]
  ) {
    self.files = files
    self.lines = lines
    self.skipped = skipped
    self.types = types
    self.edges = edges
    self.effects = effects
    self.distribution = distribution
    self.uikitFreeShare = uikitFreeShare
    self.findings = findings
  }
}
