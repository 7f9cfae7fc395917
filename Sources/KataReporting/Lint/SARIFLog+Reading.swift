import KataCore

extension SARIFLog.Rule {
  init(_ rule: DesignFinding.Rule) {
    let sentence = DesignSentence(DesignFinding(rule, .note))
    id = rule.rawValue
    name = rule.rawValue.split { ".-".contains($0) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    .joined()
    shortDescription = SARIFLog.Message(rule.description)
    fullDescription = SARIFLog.Message("\(rule.description) \(sentence.reason)")
    help = SARIFLog.Message(
      [sentence.step, "To read more: kata read \(sentence.lesson)"].compactMap(\.self)
        .joined(separator: "\n"))
    defaultConfiguration = SARIFLog.Configuration(level: "note")
    properties = SARIFLog.Properties(
      tags: ["design", SnakeCase(DesignFinding(rule, .note).feature.rawValue).description])
  }
}

extension SARIFLog.Result {
  init(_ finding: DesignFinding, index: Int, places: SARIFPlaces, fingerprint: String) {
    let sentence = DesignSentence(finding)
    let gain = sentence.gain.map { " It would gain \($0)." } ?? ""
    let step = sentence.step.map { " \($0)" } ?? ""
    ruleId = finding.rule.rawValue
    ruleIndex = index
    level = finding.level == .essential ? "warning" : "note"
    message = SARIFLog.Message("\(sentence.summary).\(step)\(gain)")
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
