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
    return ways + joined(single.filter { $0.type.map(told.contains) != true }) + makers
  }

  /// One finding for all that pass on for the same type.
  private func joined(_ findings: [DesignFinding]) -> [DesignFinding] {
    var order: [String] = []
    let byAsker = Dictionary(grouping: findings) { finding in
      let asker = finding.type.flatMap(design.index.type).flatMap(asker).map(name) ?? ""
      if !order.contains(asker) { order.append(asker) }
      return asker
    }
    return order.flatMap { asker -> [DesignFinding] in
      let all = byAsker[asker] ?? []
      guard all.count > 1, !asker.isEmpty, let first = all.first else { return all }
      return [
        DesignFinding(
          .passThrough, .advice, type: first.type, locations: all.flatMap(\.locations),
          amount: all.compactMap(\.amount).reduce(0, +), lesson: "choosing", detail: asker,
          remedy: .askThrough, members: all.compactMap(\.type),
          spare: all.compactMap(\.other).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
      ]
    }
  }

  /// Who keeps a type, if that is one alone.
  private func asker(of type: Int) -> Int? {
    let keepers = Set(design.links.filter { $0.to == type && $0.isHolding }.map(\.from))
    return keepers.count == 1 ? keepers.first : nil
  }

  // MARK: Makers

  /// Types that do nothing but make one helper, which whoever asks for it could make.
  private var makers: [DesignFinding] {
    let found = roles.indices.compactMap { type in made(by: type).map { (type: type, made: $0) } }
    guard let first = found.first else { return [] }
    return [
      DesignFinding(
        .passThrough, .advice, type: name(first.type),
        locations: found.map { design.index.facts.types[$0.type].location },
        amount: Double(found.count), lesson: "choosing", remedy: .leadOn,
        members: found.map { name($0.type) }, spare: found.map { name($0.made) })
    ]
  }

  /// The helper that is all that a type without anything to keep makes.
  private func made(by type: Int) -> Int? {
    let index = design.index
    let facts = index.facts.types[type]
    guard facts.kind == .class || facts.kind == .struct, facts.properties.isEmpty,
      index.kinship[type] == .none
    else { return nil }
    let functions = index.functionsOfType[type].filter {
      index.facts.functions[$0].kind != .initializer
    }
    let atoms = functions.flatMap { index.atomsOfFunction[$0] }.map { index.facts.atoms[$0] }
    guard functions.count == 1, index.facts.functions[functions[0]].kind == .function,
      atoms.count == 1, atoms[0].uses.allSatisfy({ [.make, .read, .control].contains($0.kind) })
    else { return nil }
    let made = Set(atoms[0].uses.filter { $0.kind == .make }.compactMap { index.type($0.name) })
    guard made.count == 1, let one = made.first, one != type, Self.layers.contains(roles[one]),
      index.kinship[one] == .none, !self.functions(of: one).isEmpty
    else { return nil }
    return one
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
