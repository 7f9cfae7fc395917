import KataCore

/// Puts findings into the order in which a learner should take them up.
///
/// Two about the design, then one about tests, and so on: the largest duty in the wrong place, the next or a
/// reference to turn round, then what no test reaches. What is too much comes after. What tests say about lines that
/// a finding before has already called misplaced is left out, or comes last where it says more. Praise comes at the
/// very end, one at most.
struct FindingOrder {
  private var found: [DesignFinding] = []
  private var late: [DesignFinding] = []
  /// By type, the lines that something was said about.
  private var claimed: [String: Set<String>] = [:]
  /// By type, all lines whose duty is misplaced.
  private var misplaced: [String: Set<String>] = [:]
  private var seen: Set<[String]> = []

  static func ordered(
    duties: [DesignFinding], references: [DesignFinding], tests: [DesignFinding],
    rest: [DesignFinding], praise: [DesignFinding] = []
  ) -> [DesignFinding] {
    var order = Self()
    for duty in duties {
      order.misplaced[duty.type ?? "", default: []].formUnion(duty.locations.map(Self.line))
    }
    var design = merged(duties, references)[...]
    var tests = tests[...]
    while !design.isEmpty || !tests.isEmpty {
      for _ in 0..<2 {
        if let next = design.popFirst() { order.add(next) }
      }
      while let next = tests.popFirst() {
        if order.add(next) { break }
      }
    }
    for finding in rest { order.add(finding) }
    return order.found + order.late + praise.prefix(1)
  }

  /// A reference that ties a part to the screen goes second; others by what they gain.
  private static func merged(
    _ duties: [DesignFinding], _ references: [DesignFinding]
  ) -> [DesignFinding] {
    var merged = Array(duties.prefix(1))
    var duties = duties.dropFirst()
    var references = references[...]
    while let reference = references.first {
      let isNext =
        reference.level == .essential
        || (reference.gain ?? 0) >= (duties.first?.gain ?? 0) || duties.isEmpty
      if isNext, merged.last?.rule != .wrongWayReference || duties.isEmpty {
        merged.append(reference)
        references.removeFirst()
      } else if let duty = duties.popFirst() {
        merged.append(duty)
      }
    }
    return merged + duties
  }

  /// Takes a finding in; false when it has nothing new to say, or comes last.
  @discardableResult
  private mutating func add(_ finding: DesignFinding) -> Bool {
    guard seen.insert(Self.key(finding)).inserted else { return false }
    let type = finding.type ?? ""
    let fresh = finding.locations.filter { !claimed[type, default: []].contains(Self.line($0)) }
    switch finding.rule {
    case .unreachableLogic where fresh.count < finding.locations.count:
      guard fresh.count > 1 else { return false }
      found.append(finding.narrowed(to: fresh))
    case .uninterceptableEffect where saysTheSame(finding):
      late.append(finding)
      return false
    default: found.append(finding)
    }
    if [.misplacedDuty, .unreachableLogic, .uninterceptableEffect].contains(finding.rule) {
      claimed[type, default: []].formUnion(fresh.map(Self.line))
    }
    return true
  }

  private func saysTheSame(_ finding: DesignFinding) -> Bool {
    let type = finding.type ?? ""
    let known = misplaced[type, default: []].union(claimed[type, default: []])
    return finding.locations.count { known.contains(Self.line($0)) } * 2 >= finding.locations.count
  }

  private static func line(_ place: SourceLocation) -> String { "\(place.path):\(place.line)" }

  private static func key(_ finding: DesignFinding) -> [String] {
    [
      finding.rule.rawValue, finding.type ?? "", finding.member ?? "", finding.other ?? "",
      finding.responsibilities.map(\.rawValue).joined(separator: ","), finding.detail ?? "",
    ]
  }
}

extension DesignFinding {
  /// The same of fewer places.
  fileprivate func narrowed(to places: [SourceLocation]) -> DesignFinding {
    let share = Double(places.count) / Double(max(1, locations.count))
    return DesignFinding(
      rule, level, type: type, member: member, responsibilities: responsibilities, other: other,
      locations: places, amount: amount.map { ($0 * share).rounded(.up) },
      gain: gain.map { Score.rounded($0 * share) }, lesson: lesson, detail: detail)
  }

  /// By what they gain, the essential first.
  static func comesBefore(_ left: DesignFinding, _ right: DesignFinding) -> Bool {
    if (left.level == .essential) != (right.level == .essential) { return left.level == .essential }
    return (left.gain ?? 0) > (right.gain ?? 0)
  }
}
