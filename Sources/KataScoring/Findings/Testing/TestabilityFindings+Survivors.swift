import KataCore

extension TestabilityFindings {
  /// One finding per function whose mutants mostly survive, and one per part of the screen whose logic no test
  /// reaches.
  ///
  /// Where no test without a view passes yet, what would run without one is not to blame: only the parts of the
  /// screen are told of then, but all where own tests are asked for.
  func survivors(
    _ mutants: [Mutant], atoms: [Int?], counted: Set<String>, areOwn: Bool = false
  ) -> [DesignFinding] {
    let facts = design.index.facts
    let byFunction = fates(mutants, atoms, counted)
    let total = byFunction.values.map(\.count).reduce(0, +)
    var unreached: [Int: [Mutant]] = [:]
    var found: [DesignFinding] = []
    for function in byFunction.keys.sorted() {
      let fates = byFunction[function] ?? []
      let alive = fates.filter { !$0.isKilled }.map(\.mutant)
      let type = facts.functions[function].type
      if needsView(type) {
        unreached[type, default: []] += alive
      } else if areOwn || !counted.isEmpty, alive.count * 2 > fates.count,
        areOwn || alive.count > 1
      {
        found.append(survivor(alive, function, total))
      }
    }
    let types = unreached.keys.sorted().compactMap { unreachable($0, unreached[$0] ?? [], total) }
    return (types + found).sorted { ($1.gain ?? 0, $0.type ?? "") < ($0.gain ?? 0, $1.type ?? "") }
  }

  private func fates(
    _ mutants: [Mutant], _ atoms: [Int?], _ counted: Set<String>
  ) -> [Int: [(mutant: Mutant, isKilled: Bool)]] {
    var byFunction: [Int: [(mutant: Mutant, isKilled: Bool)]] = [:]
    for (mutant, atom) in zip(mutants, atoms) {
      guard let atom, logic.isLogic[atom], mutant.fate != .dropped, mutant.fate != .equivalent,
        !isBinding(atom)
      else { continue }
      byFunction[first(design.index.facts.atoms[atom].function), default: []].append(
        (mutant, KillRate.isKilled(mutant, by: counted)))
    }
    return byFunction
  }

  /// The first function that is told by the same name: a property's getter, setter and observers are one to a reader.
  private func first(_ function: Int) -> Int {
    let facts = design.index.facts
    let title = facts.functions[function].title
    return design.index.functionsOfType[facts.functions[function].type]
      .first { facts.functions[$0].title == title } ?? function
  }

  /// Whether a screen only listens there, which is its work.
  private func isBinding(_ atom: Int) -> Bool {
    design.workload.responsibilities[atom] == [.observing]
      && needsView(design.index.facts.type(of: design.index.facts.atoms[atom]))
  }

  private func needsView(_ type: Int) -> Bool {
    let role = roles[type]
    return role == .view || role == .controller || design.index.kinship[type].isScreenObject
      || ViewKinship.isViewLike(design.index.facts.types[type].name)
  }

  /// A line that words something for a view, or two, is no reason for a type of its own.
  private func unreachable(_ type: Int, _ alive: [Mutant], _ total: Int) -> DesignFinding? {
    let lines = alive.map(\.location).oncePerLine
    guard lines.count > 2 else { return nil }
    return DesignFinding(
      .unreachableLogic, roles[type] == .controller ? .essential : .advice,
      type: design.index.facts.types[type].name, locations: lines, amount: Double(alive.count),
      gain: Score.rounded(60 * Double(alive.count) / Double(max(1, total))), lesson: lesson,
      home: mediator)
  }
  private func survivor(_ alive: [Mutant], _ function: Int, _ total: Int) -> DesignFinding {
    let facts = design.index.facts
    let first = alive.first { $0.fate == .survived } ?? alive[0]
    return DesignFinding(
      .survivor, .advice, type: facts.types[facts.functions[function].type].name,
      member: facts.functions[function].title,
      locations: ([first] + alive).map(\.location).oncePerLine,
      amount: Double(alive.count),
      gain: Score.rounded(60 * Double(alive.count) / Double(max(1, total))), lesson: lesson,
      detail: "\(first.original) → \(first.replacement)")
  }

  /// Tests that pass nearly whatever is changed; what only traps is noticed without any assertion.
  func idle(_ ownTests: OwnTests?) -> [DesignFinding] {
    let passing = (ownTests?.tests ?? []).filter { $0.isPassed && !$0.loadsView }
    guard let ownTests, !passing.isEmpty else { return [] }
    let killed = ownTests.mutants.count { $0.fate == .killed }
    let survived = ownTests.mutants.count { $0.fate == .survived }
    let areThere = ownTests.mutants.contains { $0.fate == .survived || $0.fate == .uncovered }
    guard areThere, killed * 10 <= survived else { return [] }
    return [
      DesignFinding(
        .idleTests, .advice, locations: passing.compactMap(\.location),
        amount: Double(passing.count), lesson: "mvp", detail: passing.first?.name)
    ]
  }
}
