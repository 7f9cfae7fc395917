import KataCore

/// Puts findings into the order in which a learner should take them up.
///
/// One of each kind in turn, so that the first three never say the same: the duty to move next, a reference to
/// turn round, logic that no test holds on to, an effect to hand in, what is too much. Each kind has its own
/// order already. Praise comes last, one at most.
enum FindingOrder {
  static func ordered(_ kinds: [[DesignFinding]], praise: [DesignFinding] = []) -> [DesignFinding] {
    var found: [DesignFinding] = []
    let longest = kinds.map(\.count).max() ?? 0
    for place in 0..<longest {
      for kind in kinds where kind.indices.contains(place) { found.append(kind[place]) }
    }
    return unique(found) + praise.prefix(1)
  }

  /// Leaves out findings that say of a place what one before has said.
  private static func unique(_ findings: [DesignFinding]) -> [DesignFinding] {
    var seen: Set<[String]> = []
    return findings.filter { finding in
      seen.insert([
        finding.rule.rawValue, finding.type ?? "", finding.member ?? "", finding.other ?? "",
        finding.responsibilities.map(\.rawValue).joined(separator: ","), finding.detail ?? "",
      ]).inserted
    }
  }
}
