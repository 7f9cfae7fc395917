import KataCore

extension SARIFLog.Rule {
  init(_ rule: DesignFinding.Rule) {
    id = rule.rawValue
    name = rule.rawValue.split { ".-".contains($0) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    .joined()
    shortDescription = SARIFLog.Message(rule.description)
    fullDescription = SARIFLog.Message(rule.description)
    help = SARIFLog.Message("\(rule.description) `kata help scores` says where to read more.")
    defaultConfiguration = SARIFLog.Configuration(level: "note")
    properties = SARIFLog.Properties(
      tags: ["design", String(rule.rawValue.prefix { $0 != "." })])
  }
}

extension SARIFLog.Result {
  init(_ finding: DesignFinding, index: Int, places: SARIFPlaces, fingerprint: String) {
    let gain = finding.gainPhrase.map { " It would gain \($0)." } ?? ""
    let step = finding.step.map { " \($0)" } ?? ""
    ruleId = finding.rule.rawValue
    ruleIndex = index
    level = finding.level == .essential ? "warning" : "note"
    message = SARIFLog.Message("\(finding.summary).\(step)\(gain)")
    locations = finding.locations.prefix(1).map(places.location)
    let others = finding.locations.dropFirst().prefix(50).map(places.location)
    relatedLocations = others.isEmpty ? nil : others
    partialFingerprints = ["primaryLocationLineHash": fingerprint]
  }
}

extension SARIFLog.Notification {
  init(_ skipped: StaticReading.Skipped, _ places: SARIFPlaces) {
    level = "warning"
    let what = skipped.reason == .statement ? "This statement" : "This file"
    message = SARIFLog.Message("\(what) was left out: \(skipped.reason.sentence).")
    locations = [
      skipped.location.map(places.location) ?? places.location(of: skipped.path)
    ]
  }
}
