package import KataCore

/// What `kata lint` reads of a folder, in the format `kata/lint/v1`; the schema in the bundle describes every field.
package struct LintDocument: Codable, Hashable, Sendable {
  package struct Skipped: Codable, Hashable, Sendable {
    package let path: RelativePath
    package let location: SourceLocation?
    package let reason: String
  }

  package let schema: String
  /// The version of `kata` that wrote it.
  package let tool: String
  package let files: Int
  package let lines: Int
  package let skipped: [Skipped]
  package let distribution: ScoreEntry
  package let uikitFreeShare: Double?
  /// The share of statements and conditions of which nothing is known.
  package let unknownShare: Double
  package let massiveControllers: [String]
  package let types: [TypeEntry]
  package let references: [ReferenceEntry]
  package let effects: [EffectEntry]
  package let findings: [DesignFindingEntry]

  package enum CodingKeys: String, CodingKey {
    case schema, tool, files, lines, skipped, distribution, types, references, effects, findings
    case uikitFreeShare = "uikit_free_share"
    case unknownShare = "unknown_share"
    case massiveControllers = "massive_controllers"
  }

  /// The value of `schema`.
  package static let schemaName = "kata/lint/v1"

  package init(_ reading: StaticReading, tool: String) {
    schema = Self.schemaName
    self.tool = tool
    files = reading.files
    lines = reading.lines
    skipped = reading.skipped.map {
      Skipped(
        path: $0.path, location: $0.location,
        reason: SnakeCase($0.reason.rawValue).description)
    }
    distribution = ScoreEntry(reading.distribution)
    uikitFreeShare = reading.uikitFreeShare?.rounded(places: 4)
    unknownShare = reading.unknownShare.rounded(places: 4)
    massiveControllers = reading.types.filter(\.isMassiveController).map(\.name)
    types = reading.types.map(TypeEntry.init)
    references = reading.edges.map(ReferenceEntry.init)
    effects = reading.effects.map(EffectEntry.init)
    findings = reading.findings.map(DesignFindingEntry.init)
  }
}
