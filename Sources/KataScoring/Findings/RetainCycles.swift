import KataCore

/// Finds objects that keep each other in memory: by stored properties, and by stored closures that capture them.
///
/// Where several types conform to the protocol of a property, nobody knows which of them is stored: such a cycle is
/// only possible. Where it can be wrong: a cycle that the code breaks later, by setting a property to nil, is
/// reported too, unless the kata's cases have shown that nothing stays in memory.
struct RetainCycles: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let lifetimes = (context.traces?.cases ?? []).filter { $0.group == .lifetime }
    guard lifetimes.isEmpty || !lifetimes.allSatisfy(\.isPassed) else { return [] }
    return Self.all(in: context.facts).map { finding($0, context, isCertain: true) }
      + Self.possible(in: context.facts).map { finding($0, context, isCertain: false) }
  }

  /// The shortest cycle of each group of types that keep each other, as the references that make it.
  static func all(in facts: ProgramFacts) -> [[TypeReference]] {
    cycles(of: facts.references.filter { keeps($0, facts) && isCertain($0, facts) }, facts)
  }

  /// The same of the groups in which a property may store an object of another type.
  private static func possible(in facts: ProgramFacts) -> [[TypeReference]] {
    let certain = Set(all(in: facts).joined().map(\.from))
    return cycles(of: facts.references.filter { keeps($0, facts) }, facts)
      .filter { certain.isDisjoint(with: $0.map(\.from)) }
  }

  private static func cycles(
    of strong: [TypeReference], _ facts: ProgramFacts
  ) -> [[TypeReference]] {
    let edges = strong.map { ($0.from, $0.to) }
    let components = Components(count: facts.types.count, edges: edges)
    return components.cycles(edges: edges).compactMap { cycle(among: Set($0), strong) }
  }

  /// Whether only one type of the program can be meant.
  private static func isCertain(_ reference: TypeReference, _ facts: ProgramFacts) -> Bool {
    reference.through == nil
      || !facts.references.contains {
        $0.from == reference.from && $0.through == reference.through && $0.to != reference.to
      }
  }

  /// Whether a reference keeps an object alive; values are kept by whoever holds them.
  private static func keeps(_ reference: TypeReference, _ facts: ProgramFacts) -> Bool {
    guard reference.kind == .holds || reference.kind == .captures else { return false }
    let isObject =
      facts.types[reference.to].kind == .class || facts.types[reference.to].kind == .actor
    // A class may hold others of its own class in a tree.
    return (isObject || facts.types[reference.to].kind == .struct)
      && !(reference.kind == .holds && reference.from == reference.to)
  }

  /// The shortest cycle, which begins with the closure where there is one.
  private static func cycle(among members: Set<Int>, _ strong: [TypeReference]) -> [TypeReference]?
  {
    let inside = strong.filter { members.contains($0.from) && members.contains($0.to) }
    let leaving = Dictionary(grouping: inside, by: \.from)
    let starts = inside.filter { $0.kind == .captures } + inside
    return starts.prefix(mostStarts).lazy.compactMap { path(from: $0, leaving) }
      .min { $0.count < $1.count }
  }

  /// How many references are tried as a cycle's beginning; a group of more is no design that a reader could follow.
  private static let mostStarts = 200

  private static func path(
    from start: TypeReference, _ leaving: [Int: [TypeReference]]
  ) -> [TypeReference]? {
    if start.from == start.to { return [start] }
    var cameBy: [Int: TypeReference] = [:]
    var waiting = [start.to]
    var next = 0
    while next < waiting.count {
      let node = waiting[next]
      next += 1
      for edge in leaving[node] ?? [] where cameBy[edge.to] == nil && edge.to != start.to {
        cameBy[edge.to] = edge
        waiting.append(edge.to)
      }
    }
    var path: [TypeReference] = []
    var node = start.from
    while node != start.to {
      guard let edge = cameBy[node] else { return nil }
      path.append(edge)
      node = edge.from
    }
    return [start] + path.reversed()
  }

  // MARK: Sentences

  private func finding(
    _ cycle: [TypeReference], _ context: FindingContext, isCertain: Bool
  ) -> DesignFinding {
    let first = cycle[0]
    let names = cycle.map { context.design.name($0.from) }
    let isClosure = first.kind == .captures
    let path = (names + [names[0]]).map { "`\($0)`" }.joined(separator: " → ")
    let summary =
      cycle.count == 1
      ? "`\(names[0])` stores a closure that captures `self` strongly"
      : isCertain ? "Retain cycle: \(path)" : "This could be a retain cycle: \(path)"
    return DesignFinding(
      .retainCycle, isCertain ? .essential : .advice, type: context.design.name(first.to),
      summary: summary,
      reason:
        "Objects that hold each other strongly are never released, and go on observing and answering.",
      step: isClosure
        ? "Capture `self` weakly: `[weak self]`."
        : "Make one reference weak: the one from the part that lives shorter, or that was given the other.",
      locations: cycle.map(\.location), lesson: context.lesson(of: first.to))
  }
}
