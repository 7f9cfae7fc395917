import KataCore

/// Tells that a screen no longer does what it did, before anything is said of how it is built.
///
/// What stands in the way of the cases that fail is looked for where these run more than those that pass.
///
/// Where it can be wrong: the line that is to blame may be one that is missing, and cases that fail for different
/// reasons blame what they have in common.
struct BrokenBehaviour {
  let design: Design
  let traces: RunTraces
  /// The atoms that each behaviour case runs, in the order of the cases.
  let behaviours: [Set<Int>]

  /// Other findings behind what has to be mended first.
  ///
  /// Where no line is to blame, and one object is there for all screens, that object is what they fail by.
  func leading(_ others: [DesignFinding]) -> [DesignFinding] {
    guard let broken = findings.first else { return others }
    let shared = others.firstIndex { $0.rule == .uninterceptableEffect && $0.member != nil }
    guard broken.locations.isEmpty, let shared else { return [broken] + others }
    return [others[shared]] + others[..<shared] + others[(shared + 1)...]
  }

  var findings: [DesignFinding] {
    let cases = traces.cases.filter { $0.group == .behaviour }
    guard cases.count == behaviours.count else { return [] }
    let failed = zip(cases, behaviours).filter { !$0.0.isPassed }
    guard !failed.isEmpty else { return [] }
    let passed = zip(cases, behaviours).filter(\.0.isPassed).map(\.1)
    let blamed = blamed(failed.map(\.1), passed)
    let facts = design.index.facts
    let function = blamed.first.map { facts.functions[facts.atoms[$0].function] }
    return [
      DesignFinding(
        .brokenBehaviour, .essential, type: function.map { facts.types[$0.type].name },
        member: function?.spoken, locations: blamed.map { facts.atoms[$0].location }.oncePerLine,
        amount: Double(cases.count), lesson: "why",
        members: failed.map { String($0.0.id.split { $0 == "." || $0 == "/" }.last ?? "") })
    ]
  }

  /// The lines of one function that most of the failing and fewest of the passing cases run.
  private func blamed(_ failed: [Set<Int>], _ passed: [Set<Int>]) -> [Int] {
    let all = failed.reduce(into: Set<Int>()) { $0.formUnion($1) }.filter { atom in
      // What most of the others run as well is nobody's trouble in particular.
      isLogic(atom) && passed.count { $0.contains(atom) } * 2 < max(1, passed.count)
    }
    func blame(_ atom: Int) -> Double {
      let hits = Double(failed.count { $0.contains(atom) })
      let others = Double(passed.count { $0.contains(atom) })
      return hits * hits / (hits + others)
    }
    guard let worst = all.map(blame).max() else { return [] }
    let candidates = all.filter { blame($0) == worst }.sorted()
    let function = candidates.first.map { design.index.facts.atoms[$0].function }
    return candidates.filter { design.index.facts.atoms[$0].function == function }
  }

  private func isLogic(_ atom: Int) -> Bool {
    !design.workload.responsibilities[atom].isSubset(of: [.layout, .wiring, .viewEvents])
  }
}
