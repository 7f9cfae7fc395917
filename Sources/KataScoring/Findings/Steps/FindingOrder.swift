import KataCore

/// Puts findings into the order in which a learner should take them up.
///
/// After two about the design comes what keeps tests away, as it cannot be replaced. What is left that no test reaches or
/// notices comes behind, and then what is too much. What tests say about lines that a finding before has already called
/// misplaced is left out, or comes later where it says more. Praise comes at the very end, one at most.
struct FindingOrder {
  private var found: [DesignFinding] = []
  private var late: [DesignFinding] = []
  /// The lines that something was said about, or will be: those whose duty is misplaced.
  private var known: Set<SourceLine> = []
  /// The types that need UIKit for views or screens which are not theirs to handle.
  private var tied: Set<String> = []
  private var seen: Set<[String]> = []

  static func ordered(
    duties: [DesignFinding], references: [DesignFinding], tests: [DesignFinding],
    rest: [DesignFinding], praise: [DesignFinding] = []
  ) -> [DesignFinding] {
    var order = Self()
    for duty in duties {
      order.known.formUnion(duty.locations.map(SourceLine.init))
      let needsUIKit = duty.responsibilities.contains { $0 == .layout || $0 == .navigation }
      if needsUIKit, let type = duty.type { order.tied.insert(type) }
    }
    // What no test reaches, or none notices, goes away with what is in the way; what is left of it comes after.
    let late = tests.filter { $0.rule == .unreachableLogic || $0.rule == .survivor }
    let told = Set((duties + references).compactMap(\.type))
    // A screen of which nothing else is said is a place like any other that lines have to leave.
    let screens = late.filter { finding in
      finding.rule == .unreachableLogic && finding.type.map { !told.contains($0) } == true
    }
    var design = DesignSteps.ordered(
      screens.isEmpty ? duties : (duties + screens).sorted(by: DesignFinding.comesBefore),
      references.filter { !isMended($0, by: duties) })[...]
    let remains = late.filter { !screens.contains($0) }
    var tests = tests.filter { !late.contains($0) }[...]
    while !design.isEmpty || !tests.isEmpty {
      for _ in 0..<2 {
        if let next = design.popFirst() { order.add(next) }
      }
      // What is only advice waits for what is essential.
      let isUrgent = tests.first?.level == .essential || design.first?.level != .essential
      while isUrgent, let next = tests.popFirst() {
        if order.add(next) { break }
      }
    }
    order.found += order.late
    for finding in remains + rest { order.add(finding) }
    return order.found + praise.prefix(1)
  }

  /// Whether a reference goes away by itself: who leads to no other screen makes none.
  private static func isMended(_ reference: DesignFinding, by duties: [DesignFinding]) -> Bool {
    reference.remedy == .leadOn
      && duties.contains { $0.type == reference.type && $0.responsibilities == [.navigation] }
  }

  /// Takes a finding in; false when it has nothing new to say, or comes last.
  @discardableResult
  private mutating func add(_ finding: DesignFinding) -> Bool {
    guard seen.insert(Self.key(finding)).inserted else { return false }
    let fresh = finding.locations.filter { !known.contains(SourceLine($0)) }
    switch finding.rule {
    case .unreachableLogic where fresh.count < finding.locations.count:
      guard fresh.count > 2 else { return false }
      found.append(finding.narrowed(to: fresh))
    case .uninterceptableEffect where saysTheSame(finding):
      // Whoever moves the way to other screens has dealt with it.
      if finding.remedy != .leadOn { late.append(finding) }
      return false
    case .logicBesideUIKit where tied.contains(finding.type ?? ""):
      late.append(finding)
      return false
    default: found.append(finding)
    }
    if [.misplacedDuty, .unreachableLogic, .uninterceptableEffect].contains(finding.rule) {
      known.formUnion(fresh.map(SourceLine.init))
    }
    return true
  }

  private func saysTheSame(_ finding: DesignFinding) -> Bool {
    finding.locations.count { known.contains(SourceLine($0)) } * 2 >= finding.locations.count
  }

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
    var narrowed = self
    narrowed.locations = places
    narrowed.amount = amount.map { ($0 * share).rounded(.up) }
    narrowed.gain = gain.map { Score.rounded($0 * share) }
    return narrowed
  }

  /// By what they gain, the essential first.
  static func comesBefore(_ left: DesignFinding, _ right: DesignFinding) -> Bool {
    if (left.level == .essential) != (right.level == .essential) { return left.level == .essential }
    return (left.gain ?? 0) > (right.gain ?? 0)
  }
}
