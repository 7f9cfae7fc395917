/// What can be said of a design without building it.
package struct StaticReading: Codable, Hashable, Sendable {
  /// A file that could not be read as Swift, or a statement of one that could.
  package struct Skipped: Codable, Hashable, Sendable {
    package enum Reason: String, Codable, CaseIterable, Hashable, Sendable {
      /// The parser lost its way.
      case syntax
      /// One statement or member is not Swift as it stands; the rest of the file is read.
      case statement
      /// The system would not hand it out.
      case unreadable
      /// It is not UTF-8.
      case notText
      /// Nobody wrote as much by hand.
      case tooLarge
    }

    package let path: RelativePath
    /// Where the parser lost its way, or the statement.
    package let location: SourceLocation?
    package let reason: Reason

    package init(path: RelativePath, location: SourceLocation?, reason: Reason = .syntax) {
      self.path = path
      self.location = location
      self.reason = reason
    }
  }

  package let files: Int
  package let lines: Int
  package let skipped: [Skipped]
  package let types: [TypeReading]
  package let edges: [GraphEdge]
  /// The retain cycles: types of which each holds the next, and the last one the first.
  package let cycles: [[String]]
  package let effects: [Effect]
  package let distribution: Score
  /// The share of logic in files that need no UIKit, 0 to 1; nil without any logic.
  package let uikitFreeShare: Double?
  /// The share of lines of which nothing is known, 0 to 1.
  package let unknownShare: Double
  /// The most important first.
  package let findings: [DesignFinding]

  package init(
    files: Int, lines: Int, skipped: [Skipped], types: [TypeReading], edges: [GraphEdge],
    cycles: [[String]] = [], effects: [Effect], distribution: Score, uikitFreeShare: Double?,
    unknownShare: Double,
    findings: [DesignFinding]
  ) {
    self.files = files
    self.lines = lines
    self.skipped = skipped
    self.types = types
    self.edges = edges
    self.cycles = cycles
    self.effects = effects
    self.distribution = distribution
    self.uikitFreeShare = uikitFreeShare
    self.unknownShare = unknownShare
    self.findings = findings
  }
}
