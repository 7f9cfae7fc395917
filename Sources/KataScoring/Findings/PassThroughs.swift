import KataCore

/// Finds types that only pass on what they are asked to one other type: a layer that a reader goes through for nothing.
///
/// The parts of a pattern are let pass, since the pattern asks for them also where a screen needs little of them; so is who
/// keeps the other weakly, so that somebody else need not.
struct PassThroughs {
  let design: Design
  let roles: [Role]

  private static let layers: [Role] = [.service, .model, .other]

  var findings: [DesignFinding] {
    roles.indices.filter { layer($0) }.map { type in
      let functions = functions(of: type)
      return DesignFinding(
        .passThrough, .advice, type: name(type), other: asked(by: type).map(name),
        locations: functions.map(\.location), amount: Double(functions.count),
        lesson: "choosing")
    }
    .sorted { ($1.amount ?? 0, $0.type ?? "") < ($0.amount ?? 0, $1.type ?? "") }
  }

  private func layer(_ type: Int) -> Bool {
    let kind = design.index.facts.types[type].kind
    guard kind == .class || kind == .struct || kind == .actor, Self.layers.contains(roles[type])
    else { return false }
    let functions = functions(of: type)
    return !functions.isEmpty && functions.allSatisfy(\.onlyForwards) && asked(by: type) != nil
  }

  private func functions(of type: Int) -> [FunctionFacts] {
    design.index.functionsOfType[type].map { design.index.facts.functions[$0] }
      .filter { $0.kind == .function || $0.kind == .getter }
  }

  /// The one type of the program that it keeps.
  private func asked(by type: Int) -> Int? {
    guard !design.index.facts.types[type].properties.contains(where: \.isWeak) else { return nil }
    let kept = design.links.filter { $0.from == type && $0.isHolding }
    return kept.count == 1 ? kept[0].to : nil
  }

  private func name(_ type: Int) -> String { design.index.facts.types[type].name }
}
