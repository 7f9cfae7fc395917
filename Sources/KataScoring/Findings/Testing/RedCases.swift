import KataCore

/// Tells of cases of the pattern's suite and of lifetime that fail while the screen does what it did.
///
/// A case that fails by a type of which a step says already what to do is told by that step, and as long as there is no
/// seam none of the pattern's can hold. What a ring leaves in memory is told by the ring.
///
/// Where it can be wrong: cases that are about the same part need not fail for the same reason.
struct RedCases {
  let design: Design
  let traces: RunTraces
  /// What to try first, by the id of a case.
  var hints: [String: String] = [:]

  /// Other findings behind what has to be mended first, without what no test can notice while cases fail.
  func leading(_ others: [DesignFinding]) -> [DesignFinding] {
    guard traces.cases.contains(where: { !$0.isPassed }) else { return others }
    let steps = others.filter { $0.rule != .survivor }
    let (kept, broken) = (reds(.lifetime), reds(.structure))
    guard reds(.behaviour).isEmpty else { return steps }
    let rings = kept.isEmpty ? [] : steps.filter(\.isRing)
    let rest = steps.filter { !rings.contains($0) }
    let first = rings + (rings.isEmpty ? leftInMemory(kept, beside: rest) : [])
    return first + brokenParts(broken, beside: first + rest) + rest
  }

  private typealias Red = RunTraces.CaseTrace

  private func reds(_ group: CheckCase.Group) -> [Red] {
    traces.cases.filter { $0.group == group && !$0.isPassed }
  }

  // MARK: Lifetime

  private func leftInMemory(_ reds: [Red], beside steps: [DesignFinding]) -> [DesignFinding] {
    // One object for all keeps what it is given.
    let isTold = steps.contains { $0.rule == .uninterceptableEffect && $0.member != nil }
    return reds.isEmpty || isTold ? [] : [finding(.leftInMemory, reds)]
  }

  // MARK: The pattern's suite

  /// One finding for the cases that are about the same part.
  private func brokenParts(_ reds: [Red], beside steps: [DesignFinding]) -> [DesignFinding] {
    guard Contract(design).missingSeam == nil else { return [] }
    let groups = reds.filter { !isTold($0, by: steps) }.reduce(into: [[Red]]()) { groups, red in
      let own = Set(parts(of: red))
      let place = groups.firstIndex { group in
        own.isEmpty || group.contains { !own.isDisjoint(with: parts(of: $0)) }
      }
      if let place { groups[place].append(red) } else { groups.append([red]) }
    }
    return groups.map { finding(.brokenPart, $0) }
  }

  /// The program's types that a case is about: those that the failure names, and who conforms to its part's protocol.
  private func parts(of red: Red) -> [Int] {
    let index = design.index
    let named = red.about.types.compactMap(index.type)
    let seam = red.about.seam.map(index.conformers) ?? []
    return named + (seam.count == 1 ? seam.filter { !named.contains($0) } : [])
  }

  /// Whether a step is about all that a case is about.
  private func isTold(_ red: Red, by steps: [DesignFinding]) -> Bool {
    let names = parts(of: red).map { design.index.facts.types[$0].name }
    return steps.contains { step in
      step.isStep && names.allSatisfy { [step.type, step.other].contains($0) }
    }
  }

  // MARK: Telling

  private func finding(_ rule: DesignFinding.Rule, _ reds: [Red]) -> DesignFinding {
    let facts = design.index.facts
    let first = reds[0]
    let hint = hints[first.id]
    let type = parts(of: first).first
    let place = type.flatMap { member(of: $0, in: hint, or: first.about.member) }
    let total = traces.cases.count { $0.group == first.group }
    return DesignFinding(
      rule, .essential, type: type.map { facts.types[$0].name }, member: place?.name,
      locations: [place?.location ?? type.map { facts.types[$0].location }].compactMap(\.self),
      amount: Double(total), lesson: design.table.architecture.lesson,
      detail: [first.title, hint].compactMap(\.self).joined(separator: "\n"),
      members: reds.map { String($0.id.split { $0 == "." || $0 == "/" }.last ?? "") })
  }

  /// The member that a hint speaks of, or else the one that the case has called.
  private func member(
    of type: Int, in hint: String?, or called: String?
  ) -> (name: String, location: SourceLocation)? {
    let facts = design.index.facts
    let spoken = (hint ?? "").split(separator: "`", omittingEmptySubsequences: false)
    let names = spoken.indices.filter { $0 % 2 == 1 }.map { String(spoken[$0]) }
    let functions = design.index.functionsOfType[type].map { facts.functions[$0] }
      .filter { $0.kind == .function }
    let all =
      functions.map { ($0.spoken, $0.location) }
      + facts.types[type].properties.map { ($0.name, $0.location) }
    return (names + [called].compactMap(\.self)).lazy.compactMap { name in
      all.first { $0.0 == name }
    }.first.map { (name: $0.0, location: $0.1) }
  }
}

extension DesignFinding {
  /// Whether objects hold each other; who is parted from its screen by turns lets go of it.
  fileprivate var isRing: Bool { rule == .strongRing && remedy != .bind }

  /// Whether it says how a part of the screen is to change.
  fileprivate var isStep: Bool {
    switch rule {
    case .misplacedDuty, .wrongWayReference, .strongRing, .missingSeam, .broadcast, .unaskedPart,
      .unreachableLogic:
      true
    case .repeatedRule: remedy == .publish
    default: false
    }
  }
}
