import KataCore

/// Finds who knows entities that the pattern keeps from it.
///
/// Entities are the values that the services of a kata speak of: what comes from a server or a feed. A passive view, and
/// one that is bound to a view model, is given what it shows; in VIPER entities stay with the interactor, and presenter
/// and router get what is to be shown of them. One finding per entity, at whom it is handed to first.
///
/// Where it can be wrong: a screen that shows an entity as it is, such as a number, looks the same as one that words it.
struct Entities {
  let design: Design
  let roles: [Role]
  /// The names of the services.
  let services: Set<String>
  /// The names of the massive controllers, which have more urgent things to hear.
  let massive: Set<String>
  let lesson: String

  var findings: [DesignFinding] {
    guard design.table.architecture != .mvc, roles.contains(where: Self.between.contains) else {
      return []
    }
    return names.compactMap(finding)
  }

  private static let between: [Role] = [.presenter, .viewModel, .interactor]

  /// What the services speak of, in the order of the alphabet.
  private var names: [String] {
    let given = design.index.facts.given
    let spoken = given.filter { services.contains($0.name) }.flatMap(\.mentions)
    return Set(spoken).filter { name in given.contains { $0.name == name && $0.kind == .struct } }
      .sorted()
  }

  private func finding(_ entity: String) -> DesignFinding? {
    let known = roles.indices.filter(isKept)
      .map { (type: $0, places: places(of: entity, in: $0)) }
      .filter { !$0.places.isEmpty }
      .sorted { Self.distance(roles[$0.type]) < Self.distance(roles[$1.type]) }
    guard let first = known.first else { return nil }
    let isShown = isScreen(first.type)
    let home = isShown ? design.table.architecture.mediator : .interactor
    return DesignFinding(
      .wrongWayReference, .essential, type: design.index.facts.types[first.type].name,
      other: entity, locations: known.flatMap(\.places).oncePerLine, lesson: lesson,
      detail: atHand(home, from: first.type), home: home, remedy: .handOver)
  }

  /// Who stands nearest to the services hands it on to all others.
  private static func distance(_ role: Role) -> Int {
    switch role {
    case .presenter, .viewModel: 0
    case .view, .controller: 1
    default: 2
    }
  }

  private func isKept(from type: Int) -> Bool {
    let facts = design.index.facts.types[type]
    guard facts.kind.isConcrete, !massive.contains(facts.name) else { return false }
    if isScreen(type) { return true }
    let outside: [Role] = [.presenter, .viewModel, .router]
    return design.table.architecture == .viper && outside.contains(roles[type])
      && roles.contains(.interactor) && !fetches(type)
  }

  /// Who asks the server itself has to give that away first.
  private func fetches(_ type: Int) -> Bool {
    zip(design.index.facts.atoms, design.workload.responsibilities).contains { atom, duties in
      design.index.facts.type(of: atom) == type && duties.contains(.network)
    }
  }

  private func isScreen(_ type: Int) -> Bool {
    roles[type] == .view || roles[type] == .controller
  }

  /// Where it is kept, taken or looked into; to ask whether there is one tells nothing of it.
  private func places(of entity: String, in type: Int) -> [SourceLocation] {
    let index = design.index
    let kept = index.facts.types[type].properties.filter { $0.type == entity }.map(\.location)
    let taken = index.functionsOfType[type].map { index.facts.functions[$0] }
      .filter { $0.parameterTypes.contains(entity) }.map(\.location)
    let atoms = index.atoms(of: type)
    guard
      !kept.isEmpty || !taken.isEmpty
        || atoms.contains(where: { $0.uses.contains { $0.on == entity } })
    else { return [] }
    let seen = atoms.filter { atom in
      atom.uses.contains { $0.on == entity || $0.type == entity }
    }
    return kept + taken + seen.map(\.location).oncePerLine
  }

  private func atHand(_ role: Role, from type: Int) -> String? {
    let all = roles.indices.filter { roles[$0] == role && $0 != type }
    let held = all.filter { other in
      design.links.contains { $0.isHolding && $0.from == type && $0.to == other }
    }
    let found = held.first ?? (all.count == 1 ? all[0] : nil)
    return found.map { design.index.facts.types[$0].name }
  }
}
