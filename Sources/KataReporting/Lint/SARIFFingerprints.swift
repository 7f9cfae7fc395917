import KataCore

/// Names findings by what they are about and not by their lines, so that a code host knows them again after an edit.
struct SARIFFingerprints {
  private var seen: [String: Int] = [:]

  /// The name of the next finding; one that cannot be told from an earlier one gets a number.
  mutating func next(_ finding: DesignFinding) -> String {
    let words: [String?] = [
      finding.rule.rawValue, finding.locations.first?.path.description, finding.type,
      String(finding.summary.filter { !$0.isNumber }),
    ]
    var hash = ContentHash()
    hash.update(words.map { $0 ?? "" }.joined(separator: "\n").utf8)
    let name = String(hash.finish().prefix(16))
    seen[name, default: 0] += 1
    return "\(name):\(seen[name, default: 1])"
  }
}
