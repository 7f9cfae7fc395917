package import KataCore

/// A finding with its sentences.
package struct DesignFindingEntry: Codable, Hashable, Sendable {
  package let rule: String
  package let level: String
  package let feature: String
  package let summary: String
  package let reason: String
  package let nextStep: String?
  package let lesson: String
  package let type: String?
  package let gain: Double?
  package let locations: [SourceLocation]

  package enum CodingKeys: String, CodingKey {
    case rule, level, feature, summary, reason, lesson, type, gain, locations
    case nextStep = "next_step"
  }

  init(_ finding: DesignFinding) {
    rule = finding.rule.rawValue
    level = finding.level.rawValue
    feature = SnakeCase(finding.feature.rawValue).description
    summary = finding.summary
    reason = finding.reason
    nextStep = finding.step
    lesson = finding.lesson
    type = finding.type
    gain = finding.gain?.rounded(places: 4)
    locations = finding.locations
  }
}
