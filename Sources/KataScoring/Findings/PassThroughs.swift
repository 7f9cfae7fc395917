import KataCore

/// Finds types that only pass on what they are asked to one other type: a layer that a reader goes through for nothing.
///
/// The other may also be a service that the program is given. Layers that follow each other are told of together, by
/// `ThinLayers`. The parts of a pattern are let pass, since the pattern asks for them also where a screen needs little of
/// them; so is who stands for an object that it keeps weakly, so that somebody else need not, unless it only gives that
/// one's functions other names.
struct PassThroughs {
  let design: Design
  let roles: [Role]

  private static let layers: [Role] = [.service, .model, .other]

  var findings: [DesignFinding] {
    let ways = ThinLayers(design: design, roles: roles).findings
    let told = Set(ways.flatMap { $0.members + [$0.other].compactMap(\.self) })
    return ways + single.filter { $0.type.map(told.contains) != true }
  }

  private var single: [DesignFinding] {
    roles.indices.filter { layer($0) }.map { type in
      let functions = functions(of: type)
      return DesignFinding(
        .passThrough, .advice, type: name(type), other: asked(by: type),
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

  /// The one type of the program, or given service, that it keeps.
  private func asked(by type: Int) -> String? {
    let properties = design.index.facts.types[type].properties.filter { !$0.isStatic }
    if properties.contains(where: \.isWeak) { return renamed(by: type, properties) }
    let kept = design.links.filter { $0.from == type && $0.isHolding }
    if kept.count == 1 { return name(kept[0].to) }
    guard kept.isEmpty, properties.count == 1, let service = properties[0].type else { return nil }
    return design.index.type(service) == nil && design.index.given(service)?.kind == .protocol
      ? service : nil
  }

  /// Whom it keeps weakly without standing for it: nobody could take the one for the other.
  private func renamed(by type: Int, _ properties: [TypeFacts.StoredProperty]) -> String? {
    guard properties.count == 1, let kept = properties[0].type,
      design.index.protocol(kept) != nil, !design.index.ancestors[type].contains(kept)
    else { return nil }
    let meant = design.index.ancestors[type].filter { design.index.protocol($0) != nil }
    return meant.allSatisfy { design.index.conformers(of: $0) == [type] } ? kept : nil
  }

  private func name(_ type: Int) -> String { design.index.facts.types[type].name }
}
