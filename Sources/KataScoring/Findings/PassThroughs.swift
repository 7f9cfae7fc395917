import KataCore

/// Finds types that only pass on what they are asked to one other type: a layer that a reader goes through for nothing.
///
/// The parts of a pattern are let pass, since the pattern asks for them also where a screen needs little of them.
struct PassThroughs {
  let design: Design
  let roles: [Role]

  /// One that passes on a call or two stands in for the other's name only.
  private static let fewest = 3
  private static let layers: [Role] = [.service, .model, .other]

  var findings: [DesignFinding] {
    roles.indices.filter { layer($0) }.map { type in
      let functions = functions(of: type)
      return DesignFinding(
        .passThrough, .advice, type: name(type), other: asked(by: type).map(name),
        locations: functions.map(\.location), amount: Double(functions.count),
        lesson: "choosing")
    }
  }

  private func layer(_ type: Int) -> Bool {
    let kind = design.index.facts.types[type].kind
    guard kind == .class || kind == .struct || kind == .actor, Self.layers.contains(roles[type])
    else { return false }
    let functions = functions(of: type)
    return functions.count >= Self.fewest && functions.allSatisfy(\.onlyForwards)
      && asked(by: type) != nil
  }

  private func functions(of type: Int) -> [FunctionFacts] {
    design.index.functionsOfType[type].map { design.index.facts.functions[$0] }
      .filter { $0.kind == .function || $0.kind == .getter }
  }

  /// The one type of the program that it keeps.
  private func asked(by type: Int) -> Int? {
    let kept = design.links.filter { $0.from == type && $0.isHolding }
    return kept.count == 1 ? kept[0].to : nil
  }

  private func name(_ type: Int) -> String { design.index.facts.types[type].name }
}
