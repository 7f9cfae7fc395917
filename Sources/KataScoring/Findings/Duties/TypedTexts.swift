import KataCore

/// Finds screens, and in VIPER presenters, that decide what counts of a text that is typed, and hand on only that.
///
/// A line or two, which a score takes for a part of what it is handed to; and still a rule that no test of who is to know
/// the rules sees.
struct TypedTexts {
  let design: Design
  let roles: [Role]
  let lesson: String

  /// One finding a type, but for those whose rules, or what they store, are on their way already.
  func findings(beside others: [DesignFinding]) -> [DesignFinding] {
    let told = Set(
      others.filter { !Set($0.responsibilities).isDisjoint(with: [.domain, .storage]) }
        .compactMap(\.type))
    return roles.indices.compactMap(finding)
      .filter { $0.type.map(told.contains) != true }
  }

  /// Who knows the rules for somebody that typed texts come from.
  private func knower(for role: Role) -> Role? {
    let mediator = design.table.architecture.mediator
    switch role {
    case .view: return mediator
    case .presenter: return design.table.architecture == .viper ? .interactor : nil
    default: return nil
    }
  }

  private func finding(_ type: Int) -> DesignFinding? {
    guard let role = knower(for: roles[type]) else { return nil }
    let index = design.index
    let lines = index.atoms(of: type).filter { atom in
      atom.uses.contains { $0.kind == .call && TextTidying.calls.holdsName(of: $0) }
    }
    let decider = design.links.first { link in
      link.from == type && link.isHolding && roles[link.to] == role
    }?.to
    guard !lines.isEmpty, let decider else { return nil }
    return DesignFinding(
      .misplacedDuty, .advice, type: index.facts.types[type].name, responsibilities: [.domain],
      other: index.facts.types[decider].name, locations: lines.map(\.location).oncePerLine,
      amount: Double(lines.count), lesson: lesson, home: roles[decider])
  }
}
