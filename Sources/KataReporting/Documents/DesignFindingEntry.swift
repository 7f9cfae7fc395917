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
  package let member: String?
  package let responsibilities: [String]
  package let other: String?
  package let amount: Double?
  package let gain: Double?
  package let detail: String?
  package let locations: [SourceLocation]
  package let members: [String]
  package let work: [String]
  package let contract: [String]

  package enum CodingKeys: String, CodingKey {
    case rule, level, feature, summary, reason, lesson, type, member, responsibilities, other
    case amount, gain, detail, locations, members, work, contract
    case nextStep = "next_step"
  }

  init(_ finding: DesignFinding) {
    let sentence = DesignSentence(finding)
    rule = finding.rule.rawValue
    level = finding.level.rawValue
    feature = SnakeCase(finding.feature.rawValue).description
    summary = sentence.summary
    reason = sentence.reason
    nextStep = sentence.step
    lesson = sentence.lesson
    type = finding.type
    member = finding.member
    responsibilities = finding.responsibilities.map { SnakeCase($0.rawValue).description }
    other = finding.other
    amount = finding.amount?.rounded(places: 4)
    gain = finding.gain?.rounded(places: 4)
    detail = finding.detail
    locations = finding.locations
    members = finding.members
    work = finding.work.map { SnakeCase($0.rawValue).description }
    contract = finding.contract
  }
}
